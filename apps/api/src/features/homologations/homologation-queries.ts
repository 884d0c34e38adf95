import type { HomologationView } from '@girassol/contract/homologations'
import type { PackFacts } from '@girassol/domain/homologation-pack'
import type { Tx } from '../../http/context.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { findSiteConnection } from '../sites/site-connection-queries.ts'
import { listTasksOfSite } from '../sites/tasks/task-queries.ts'
import { findHomologation, type HomologationRecord, type Own } from './homologation-store.ts'
import { toHomologationView } from './homologation-view.ts'
import { gatherFacts } from './pack/gather-facts.ts'

const findLog = async (tx: Tx, id: number): Promise<HomologationView['log']> => {
  const rows = await tx
    .selectFrom('homologation_log as line')
    .innerJoin('app_user', 'app_user.id', 'line.author_id')
    .select(['line.id', 'line.at', 'app_user.name', 'line.kind', 'line.from_status', 'line.to_status', 'line.text'])
    .where('line.homologation_id', '=', id)
    .orderBy('line.id', 'desc')
    .execute()
  return rows.map(({ from_status: from, to_status: to, name: author, ...line }) => ({ ...line, author, from, to }))
}

const findCreatorName = async (tx: Tx, userId: number): Promise<string> =>
  (await tx.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirstOrThrow()).name

const findSubmittedPack = async (tx: Tx, id: number): Promise<HomologationView['submittedPack']> => {
  const found = await tx
    .selectFrom('homologation_pack')
    .select(['submitted_at', 'sha256'])
    .where('homologation_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found === undefined ? null : { at: found.submitted_at, sha256: found.sha256 }
}

/** The last day on which the registration staff was notified of each of these products (C-178). */
const findNoticeDays = async (tx: Tx, { missing }: PackFacts): Promise<ReadonlyMap<string, string>> => {
  const codes = missing.flatMap(({ code }) => code ?? [])
  if (codes.length === 0) return new Map()
  const rows = await tx.selectFrom('registration_notice').selectAll().where('product_code', 'in', codes).execute()
  return new Map(rows.map(({ product_code, noticed_on }) => [product_code, noticed_on]))
}

/** The site of a homologation with its open tasks, late ones first (SITE-007, SITE-010); null without one. */
const findSiteOf = async (
  reading: Reading,
  { site_id: id, seller_id: sellerId }: HomologationRecord,
): Promise<HomologationView['site']> => {
  if (id === null) return null
  const { title } = await findSiteConnection(reading.tx, { id, sellerId })
  const open = (await listTasksOfSite(reading, id)).filter(({ doneAt }) => doneAt === null)
  return {
    id,
    title,
    tasks: open.map((task) => ({
      id: task.id,
      title: task.title,
      dueOn: task.dueOn,
      isLate: task.isLate,
      responsible: task.responsible,
    })),
  }
}

/** A homologation of the seller; 404 for any other (HOM-016). */
export const findHomologationView = async (reading: Reading, own: Own): Promise<HomologationView> => {
  const { tx, actor, now } = reading
  const record = await findHomologation(tx, own)
  const { facts, source, utility } = await gatherFacts(reading, record)
  return toHomologationView({
    record,
    facts,
    source,
    utility,
    site: await findSiteOf(reading, record),
    noticeDays: await findNoticeDays(tx, facts),
    creatorName: await findCreatorName(tx, record.created_by),
    submittedPack: await findSubmittedPack(tx, record.id),
    log: await findLog(tx, record.id),
    actor,
    now,
  })
}
