import { taskDue } from '@girassol/domain/notifications'
import { toDay } from '@girassol/domain/shared'
import { isReminderTime, isTaskLate } from '@girassol/domain/sites'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { NotifyContext } from '../../notifications/insert-notifications.ts'
import { notifyUser } from '../../notifications/notify-user.ts'

/** SITE-010: open tasks that are due and not announced for that day yet. */
export const listDueTasks = async (tx: Tx, now: string): Promise<number[]> => {
  if (!isReminderTime(now)) return []
  const { rows } = await sql<{ id: number }>`
    select id from site_task
    where done_at is null and due_on <= ${toDay(now)}::date and announced is distinct from due_on
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * C-176: reminds the responsible user once for each due day. A task that was done, moved to another day or announced
 * meanwhile is left out; tasks of an archived site too.
 */
export const remindOfTask = async (context: NotifyContext, id: number): Promise<void> => {
  const { tx, now } = context
  const task = await tx
    .updateTable('site_task')
    .set((eb) => ({ announced: eb.ref('due_on') }))
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('due_on', '<=', sql<string>`${toDay(now)}::date`)
    .where(sql<boolean>`announced is distinct from due_on`)
    .returning(['title', 'due_on', 'responsible_id', 'seller_id', 'site_id'])
    .executeTakeFirst()
  if (task === undefined) return
  const site =
    task.site_id === null
      ? undefined
      : await tx.selectFrom('site').select(['title', 'is_archived']).where('id', '=', task.site_id).executeTakeFirst()
  if (site?.is_archived === true) return
  const isLate = isTaskLate({ dueOn: task.due_on, doneAt: null }, now)
  await notifyUser(
    context,
    { userId: task.responsible_id, sellerId: task.seller_id },
    taskDue({ title: task.title, siteTitle: site?.title ?? null, siteId: task.site_id, isLate }),
  )
}
