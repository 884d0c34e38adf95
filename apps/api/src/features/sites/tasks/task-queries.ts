import type { TaskView } from '@girassol/contract/sites'
import { toDay } from '@girassol/domain/shared'
import { isTaskLate } from '@girassol/domain/sites'
import { type RawBuilder, sql } from 'kysely'
import { toPage } from '../../../database/to-page.ts'
import { orNotFound } from '../../../http/refused.ts'
import { type SiteReader, toAction } from '../site-access.ts'

type Found = {
  readonly id: number
  readonly title: string
  readonly due_on: string
  readonly responsible_id: number
  readonly responsible_name: string
  readonly done_at: string | null
  readonly created_at: string
  readonly author_name: string
  readonly site_id: number | null
  readonly site_title: string | null
  readonly version: number
}

const toTaskView = (row: Found, { actor, now }: SiteReader): TaskView => ({
  id: row.id,
  title: row.title,
  dueOn: row.due_on,
  isLate: isTaskLate({ dueOn: row.due_on, doneAt: row.done_at }, now),
  responsible: { id: row.responsible_id, name: row.responsible_name },
  doneAt: row.done_at,
  createdAt: row.created_at,
  author: row.author_name,
  site: row.site_id === null ? null : { id: row.site_id, title: row.site_title ?? '' },
  version: row.version,
  actions: { edit: toAction(actor, { allowed: true }) },
})

const taskColumns = sql`task.id, task.title, task.due_on::text, task.responsible_id, task.done_at, task.created_at,
  task.site_id, task.version, responsible.name as responsible_name, author.name as author_name,
  site.title as site_title`

const taskTables = sql`site_task task
  join app_user responsible on responsible.id = task.responsible_id
  join app_user author on author.id = task.created_by
  left join site on site.id = task.site_id`

/** Done tasks that the screen of a site shows. */
const mostDone = 10

/** SITE-010: the tasks of a site: late ones first, then by day; a few of those done come last. */
export const listTasksOfSite = async (reader: SiteReader, siteId: number): Promise<TaskView[]> => {
  const { rows } = await sql<Found>`
    select ${taskColumns} from ${taskTables} join (
      (select id from site_task where site_id = ${siteId} and done_at is null)
      union all
      (select id from site_task where site_id = ${siteId} and done_at is not null
        order by done_at desc limit ${mostDone})
    ) shown on shown.id = task.id
    order by task.done_at is not null, task.done_at desc, task.due_on, task.id`.execute(reader.tx)
  return rows.map((row) => toTaskView(row, reader))
}

export const taskNotFound = 'Tarefa não encontrada.'

export const findTaskView = async (
  reader: SiteReader,
  { id, sellerId }: { readonly id: number; readonly sellerId: number },
): Promise<TaskView> => {
  const { rows } = await sql<Found>`
    select ${taskColumns} from ${taskTables} where task.id = ${id} and task.seller_id = ${sellerId}`.execute(reader.tx)
  return toTaskView(orNotFound(rows[0], taskNotFound), reader)
}

export type TaskFilter = {
  readonly sellerId: number
  readonly isMine: boolean
  readonly isOverdue: boolean
  readonly isDone: boolean
  readonly skip: number
  readonly take: number
}

const matching = ({ actor, now }: SiteReader, filter: TaskFilter): RawBuilder<unknown> => sql`
  task.seller_id = ${filter.sellerId} and ${filter.isDone ? sql`task.done_at is not null` : sql`task.done_at is null`}
  ${filter.isMine ? sql`and task.responsible_id = ${actor.userId}` : sql``}
  ${filter.isOverdue ? sql`and task.due_on < ${toDay(now)}::date` : sql``}`

/** SITE-010: the tasks of the seller. By day, so late ones come first; those done by the time they were. */
export const listTaskPage = async (reader: SiteReader, filter: TaskFilter) => {
  const { rows } = await sql<Found>`
    select ${taskColumns} from ${taskTables} where ${matching(reader, filter)}
    order by ${filter.isDone ? sql`task.done_at desc, task.id desc` : sql`task.due_on, task.id`}
    limit ${filter.take} offset ${(filter.skip - 1) * filter.take}`.execute(reader.tx)
  return toPage(
    rows.map((row) => toTaskView(row, reader)),
    filter,
    async () => {
      const counted = await sql<{ total: number }>`
        select count(*) as total from site_task task where ${matching(reader, filter)}`.execute(reader.tx)
      return Number(counted.rows[0]?.total ?? 0)
    },
  )
}
