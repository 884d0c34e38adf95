import type * as contract from '@girassol/contract/site-records'
import { canAddTask, canChangeSite, siteSentences } from '@girassol/domain/sites'
import { sql } from 'kysely'
import type { Handler, Tx } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { lockSeller } from '../../../records/lock-seller.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { isUserOf } from '../seller-people.ts'
import { lockSite, touchSite } from '../site-store.ts'
import { findTaskView, taskNotFound } from './task-queries.ts'

/** SITE-009: only a user of the seller can be responsible. */
const refuseStranger = async (tx: Tx, sellerId: number, id: number): Promise<void> => {
  if (!(await isUserOf(tx, sellerId, id))) throw refuseField('responsibleId', id, 'Responsável não encontrado.')
}

const countOpen = async (tx: Tx, sellerId: number, siteId: number | null): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from site_task
    where seller_id = ${sellerId} and site_id is not distinct from ${siteId}::integer and done_at is null`.execute(tx)
  return Number(rows[0]?.open ?? 0)
}

/** The record that owns the limit: the site, or the seller for tasks of no site (C-152). */
const lockOwner = async (tx: Tx, sellerId: number, siteId: number | null): Promise<void> => {
  if (siteId === null) {
    await lockSeller(tx, sellerId)
    return
  }
  const site = await lockSite(tx, { id: siteId, sellerId })
  orRefuse(canChangeSite({ isArchived: site.is_archived }), siteSentences)
}

/** SITE-009: a task on a site or on none, the caller's unless another user of the seller is named. */
export const addTask: Handler<typeof contract.addTask> = async (context, { body }) => {
  const { tx, actor, now } = context
  const sellerId = requireSellerId(actor)
  const siteId = body.siteId ?? null
  await lockOwner(tx, sellerId, siteId)
  orRefuse(canAddTask({ openTasks: await countOpen(tx, sellerId, siteId) }), siteSentences)
  const responsibleId = body.responsibleId ?? actor.userId
  await refuseStranger(tx, sellerId, responsibleId)
  const { id } = await tx
    .insertInto('site_task')
    .values({
      seller_id: sellerId,
      site_id: siteId,
      title: body.title,
      due_on: body.dueOn,
      responsible_id: responsibleId,
      created_by: actor.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (siteId !== null) await touchSite(tx, siteId, now)
  return findTaskView(context, { id, sellerId })
}

type OwnTask = { readonly id: number; readonly sellerId: number }

const lockTask = async (tx: Tx, { id, sellerId }: OwnTask) => {
  const locked = tx.selectFrom('site_task').selectAll().where('id', '=', id).where('seller_id', '=', sellerId)
  return orNotFound(await locked.forUpdate().executeTakeFirst(), taskNotFound)
}

/** SITE-009: changes a task, marks it as done, or as not done again; what was done already keeps its instant. */
export const editTask: Handler<typeof contract.editTask> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const own = { id: params.id, sellerId: requireSellerId(actor) }
  const task = await lockTask(tx, own)
  refuseStale(task, body.version)
  const { title, dueOn, responsibleId, isDone } = body
  if (responsibleId !== undefined) await refuseStranger(tx, own.sellerId, responsibleId)
  const wasDone = task.done_at !== null
  const done =
    isDone === undefined || isDone === wasDone
      ? {}
      : { done_at: isDone ? now : null, done_by: isDone ? actor.userId : null }
  await tx
    .updateTable('site_task')
    .set({
      title: title ?? task.title,
      due_on: dueOn ?? task.due_on,
      responsible_id: responsibleId ?? task.responsible_id,
      ...done,
      version: sql`version + 1`,
    })
    .where('id', '=', task.id)
    .execute()
  if (task.site_id !== null) await touchSite(tx, task.site_id, now)
  return findTaskView(context, own)
}

/** Removes a task for good. */
export const removeTask: Handler<typeof contract.removeTask> = async ({ tx, actor, now }, { params }) => {
  const task = await lockTask(tx, { id: params.id, sellerId: requireSellerId(actor) })
  await tx.deleteFrom('site_task').where('id', '=', task.id).execute()
  if (task.site_id !== null) await touchSite(tx, task.site_id, now)
  return null
}
