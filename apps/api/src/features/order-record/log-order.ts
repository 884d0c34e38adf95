import type { OrderStatus } from '@girassol/domain/orders'
import { findOrderEvents } from '@girassol/domain/webhooks'
import { sql } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import { type EventTexts, recordingOf, toEventTexts } from '../../records/webhook-events.ts'
import { toLineCompany } from './log-company.ts'
import type { Mover } from './mover.ts'

/** The author, the instant and the transaction of a log line. */
export type Logging = Pick<Mover, 'tx' | 'now' | 'author'>

/** A line of the log, in Portuguese; it contains no prices, because some readers may not see them (C-29). */
export type LogLine = {
  readonly orderId: number
  readonly from: OrderStatus | null
  readonly to: OrderStatus
  readonly description: string
  /** False for what only the distributor reads, and for what the audit log has of the same change (COMP-018). */
  readonly isOfCompany?: false
  /** What webhooks are told of a move with several lines: the whole move with its last line, and nothing before. */
  readonly told?: { readonly from: OrderStatus; readonly skipped: readonly OrderStatus[] } | null
  /** For what the integrator never learns of (QUO-010, QUO-019); such a line is not part of the company's activity. */
  readonly isStaffOnly?: true
}

type StampedLine = LogLine & { readonly userId: number | null; readonly author: string; readonly now: string }

type InsertedLine = Omit<StampedLine, 'isOfCompany' | 'isStaffOnly' | 'told'> & {
  readonly isOfCompany: boolean
  readonly staffOnly: true | null
  /** The user whom the line names: none for what a key did, though it is done for the company of its maker (API-012). */
  readonly namedId: number | null
} & EventTexts

type Told = Pick<LogLine, 'orderId' | 'from' | 'to' | 'told'> & { readonly now: string }

/** What webhooks are told of a line (WHK-002); nothing of one without a move. */
export const toOrderEvents = ({ orderId: id, from, to, told, now }: Told): EventTexts =>
  toEventTexts(told === null ? [] : findOrderEvents({ id, to, ...(told ?? { from }) }), now)

const insertLine = compileOnce((tx, line: InsertedLine) => {
  const seller = sql<number>`(select seller_id from orders where orders.id = ${line.orderId}::integer)`
  const { companyId, onBehalfOf } = toLineCompany(seller, line)
  return tx
    .insertInto('order_log')
    .values({
      order_id: line.orderId,
      user_id: line.namedId,
      author: line.author,
      from_status: line.from,
      to_status: line.to,
      description: line.description,
      created_at: line.now,
      company_id: companyId,
      on_behalf_of: onBehalfOf,
      staff_only: line.staffOnly,
    })
    .returning(['id', recordingOf(line, seller).as('events')])
    .compile()
})

/** Writes a line and returns its number. Only this file may write to the log: a gate refuses other writers. */
export const logOrder = async ({ tx, now, author }: Logging, line: LogLine): Promise<number> => {
  const { isStaffOnly, isOfCompany = isStaffOnly !== true, told: _, ...shared } = line
  const { userId, name, key } = author
  const namedId = key === undefined ? userId : null
  const by = { userId, namedId, author: name, now }
  const stamped = { ...shared, ...by, isOfCompany, staffOnly: isStaffOnly ?? null }
  const { rows } = await insertLine(tx, { ...stamped, ...toOrderEvents({ ...line, now }) })
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`the log of order ${line.orderId} took no line`)
  return id
}

/** A line without the number of its order, for a statement that changes the order. */
export type LineOfChange = Omit<StampedLine, 'orderId' | 'isOfCompany' | 'isStaffOnly' | 'told'>

/**
 * Part of a statement: writes the line for the order in `changed`, which has `id` and `seller_id`, and what webhooks are
 * told of it, so that all are stored together.
 */
export const lineFor = (changed: string, line: LineOfChange & EventTexts) => {
  const { userId, author, from, to, description, now } = line
  const seller = sql<number>`${sql.table(changed)}.seller_id`
  const sellerOfLine = sql<number>`(select seller_id from ${sql.table(changed)})`
  const { companyId, onBehalfOf } = toLineCompany(seller, { userId, from, to, isOfCompany: true })
  return sql<{ id: number }>`(
  insert into order_log (order_id, user_id, author, from_status, to_status, description, created_at, company_id,
    on_behalf_of)
  select id, ${userId}::integer, ${author}::text, ${from}::text, ${to}::text, ${description}::text, ${now}::timestamptz,
    ${companyId}, ${onBehalfOf}
  from ${sql.table(changed)}
  returning id, ${recordingOf(line, sellerOfLine)})`
}

/** Logs a line for an order whose status does not change. */
export const logOrderNote = async (
  logging: Logging,
  order: { readonly id: number; readonly status: OrderStatus },
  description: string,
): Promise<void> => {
  await logOrder(logging, { orderId: order.id, from: order.status, to: order.status, description })
}
