import type { CompanyActivity, listCompanyActivity } from '@girassol/contract/company-activity'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type { AuditAction, AuditedFields } from '@girassol/domain/administration'
import { type ActivityKind, toReadableFields } from '@girassol/domain/company-activity'
import { isBudgetStatus, type OrderStatus, orderStatuses } from '@girassol/domain/orders'
import { plusDays } from '@girassol/domain/shared'
import { type RawBuilder, sql } from 'kysely'
import { toDayStart } from '../../database/day-start.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Tx } from '../../http/context.ts'

export type ActivityFilter = Omit<InputFor<typeof listCompanyActivity>['query'], 'skip' | 'take'> & {
  readonly sellerId: number
}

/** A line before which the next page of a file begins; at one instant, entries of the audit log come first. */
type ActivityCursor = { readonly at: string; readonly source: number; readonly id: number }

/** The two logs: of the audit, and of orders and budgets. */
const sources = { orders: 0, audit: 1 } as const

type Source = { readonly place: number; readonly at: RawBuilder<unknown>; readonly user: RawBuilder<unknown> }

const auditSource: Source = { place: sources.audit, at: sql.ref('made_at'), user: sql.ref('author_id') }
const orderSource: Source = { place: sources.orders, at: sql.ref('created_at'), user: sql.ref('user_id') }

/** SQL: the lines of one log that the filter wants, by the index of the company. */
const isWanted = ({ sellerId, userId, from, to }: ActivityFilter, { at, user }: Source) => sql`company_id = ${sellerId}
  ${userId === undefined ? sql`` : sql`and ${user} = ${userId}`}
  ${from === undefined ? sql`` : sql`and ${at} >= ${toDayStart(from)}::timestamptz`}
  ${to === undefined ? sql`` : sql`and ${at} < ${toDayStart(plusDays(to, 1))}::timestamptz`}`

/** The first condition finds the place in the index, the second one the line among those of the same instant. */
const isAfter = (cursor: ActivityCursor | null, { place, at }: Source) =>
  cursor === null
    ? sql``
    : sql`and ${at} <= ${cursor.at}::timestamptz
        and (${at}, ${place}, id) < (${cursor.at}::timestamptz, ${cursor.source}, ${cursor.id})`

const newestFirst = ({ at }: Source) => sql`order by ${at} desc, id desc`

type Wanted = { readonly filter: ActivityFilter; readonly cursor: ActivityCursor | null; readonly most: number }

/** SQL: the newest lines of the audit log, at most so many. */
const auditLines = ({ filter, cursor, most }: Wanted) => sql`(
  select ${auditSource.place}::integer as source, id, made_at as at
  from audit_entry where ${isWanted(filter, auditSource)} ${isAfter(cursor, auditSource)}
    ${filter.kind === undefined ? sql`` : sql`and subject_kind = ${filter.kind}`}
  ${newestFirst(auditSource)} limit ${most})`

/** SQL: the same of the log of orders and budgets. */
const orderLines = ({ filter, cursor, most }: Wanted) => sql`(
  select ${orderSource.place}::integer as source, id, created_at as at
  from order_log where ${isWanted(filter, orderSource)} ${isAfter(cursor, orderSource)}
  ${newestFirst(orderSource)} limit ${most})`

/** SQL: the lines of both logs; each gives no more than are wanted, so that a long log costs no more than a short one. */
const lines = (wanted: Wanted): RawBuilder<unknown> => {
  const { kind } = wanted.filter
  if (kind === 'order') return orderLines(wanted)
  if (kind !== undefined) return auditLines(wanted)
  return sql`(select * from ${auditLines(wanted)} entries union all select * from ${orderLines(wanted)} moves)`
}

type Row = {
  readonly source: number
  readonly id: number
  readonly at: string
  readonly place_at: string
  /** Null for what a key did. */
  readonly user_id: number | null
  readonly user_name: string
  readonly on_behalf: boolean
  readonly action: AuditAction | null
  readonly kind: ActivityKind
  readonly subject_id: string
  readonly subject_name: string
  readonly values_before: AuditedFields | null
  readonly values_after: AuditedFields | null
  readonly from_status: OrderStatus | null
  readonly to_status: OrderStatus | null
  readonly description: string | null
}

/** The names of sites and customers, which may be those of people, are not in the log: they are read as they are now. */
const subjectName = sql`coalesce(
  case entry.subject_kind
    when 'site' then (select title from site
      where site.id = entry.subject_id::integer and site.seller_id = entry.company_id)
    when 'customer' then (select name from customer
      where customer.id = entry.subject_id::integer and customer.seller_id = entry.company_id)
  end, entry.subject_name)`

const selectRows = (page: RawBuilder<unknown>) => sql<Row>`
  select page.source, page.id, page.at, page.at::text as place_at, author.id as user_id,
    coalesce(author.name, entry.author_name, move.author, '') as user_name,
    coalesce(entry.on_behalf_of, move.on_behalf_of) is not null as on_behalf,
    entry.action, coalesce(entry.subject_kind, 'order') as kind,
    coalesce(entry.subject_id, move.order_id::text) as subject_id,
    coalesce(${subjectName}, move.order_id::text) as subject_name,
    entry.values_before, entry.values_after, move.from_status, move.to_status, move.description
  from ${page} page
    left join audit_entry entry on page.source = ${sources.audit} and entry.id = page.id
    left join order_log move on page.source = ${sources.orders} and move.id = page.id
    left join app_user author on author.id = coalesce(entry.author_id, move.user_id)
  order by page.at desc, page.source desc, page.id desc`

const toStatus = (status: OrderStatus | null): AuditedFields | null =>
  status === null ? null : { status: orderStatuses[status].label }

/** A line that is no move changed no field. */
const toOrderChange = ({ from_status: from, to_status: to }: Row) =>
  from === to ? { before: null, after: null } : { before: toStatus(from), after: toStatus(to) }

const toEntryChange = ({ kind, values_before, values_after }: Row) => ({
  before: toReadableFields(kind, values_before),
  after: toReadableFields(kind, values_after),
})

const nameSubject = ({ source, subject_name, to_status }: Row): string => {
  if (source === sources.audit) return subject_name
  return `${to_status !== null && isBudgetStatus(to_status) ? 'orçamento' : 'pedido'} ${subject_name}`
}

const toView = (row: Row): CompanyActivity => ({
  id: `${row.source === sources.audit ? 'a' : 'o'}${row.id}`,
  at: row.at,
  author: { id: row.user_id, name: row.user_name },
  onBehalf: row.on_behalf,
  kind: row.kind,
  subject: { id: row.subject_id, name: nameSubject(row) },
  action: row.action,
  description: row.description,
  ...(row.source === sources.audit ? toEntryChange(row) : toOrderChange(row)),
})

const countLines = async (tx: Tx, filter: ActivityFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from (select from ${lines({ filter, cursor: null, most: countLimit })} lines limit ${countLimit}) counted`.execute(
    tx,
  )
  return rows[0]?.total ?? 0
}

type Paging = { readonly skip: number; readonly take: number }

/** The statement of one page; its test looks at its plan. */
export const selectActivityPage = (filter: ActivityFilter, { skip, take }: Paging) =>
  selectRows(sql`(
    select * from ${lines({ filter, cursor: null, most: skip * take })} lines
    order by at desc, source desc, id desc limit ${take} offset ${(skip - 1) * take})`)

/** COMP-018: a page of what was done for the company, newest first. */
export const findActivity = async (tx: Tx, filter: ActivityFilter, paging: Paging) => {
  const { rows } = await selectActivityPage(filter, paging).execute(tx)
  return toPage(rows.map(toView), paging, () => countLines(tx, filter))
}

export type ActivityPart = { readonly entries: readonly CompanyActivity[]; readonly last: ActivityCursor | null }

/** The next lines of a file after the cursor, with the cursor of the last one. */
export const findActivityAfter = async (
  tx: Tx,
  filter: ActivityFilter,
  { cursor, take }: { readonly cursor: ActivityCursor | null; readonly take: number },
): Promise<ActivityPart> => {
  const { rows } = await selectRows(sql`(
    select * from ${lines({ filter, cursor, most: take })} lines
    order by at desc, source desc, id desc limit ${take})`).execute(tx)
  const last = rows.at(-1)
  return {
    entries: rows.map(toView),
    last: last === undefined ? null : { at: last.place_at, source: last.source, id: last.id },
  }
}
