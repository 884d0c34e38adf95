import type * as contract from '@girassol/contract/substitutions'
import { answerAction } from '@girassol/domain/orders'
import type { Handler, Tx } from '../../http/context.ts'
import { toFactsOfOrder } from '../order-record/order-facts.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findNeeds, toNeedView } from './item-needs.ts'
import { listSuggestions } from './suggestions/suggestion-queries.ts'
import { findOwnCart, toReadTarget } from './target.ts'

const findMarks = async (tx: Tx, orderId: number): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('ended_item')
    .select(['product_code', 'marked_at'])
    .where('order_id', '=', orderId)
    .execute()
  return new Map(rows.map((row) => [row.product_code, row.marked_at]))
}

const isEditable = (order: OrderRecord, { actor, now }: Reading): boolean =>
  answerAction('edit', toFactsOfOrder(order, { actor, now })).allowed

const listItems = async (reading: Reading, order: OrderRecord): Promise<contract.Needs['items']> => {
  if (!isEditable(order, reading)) return []
  const needs = await findNeeds(reading.tx, await toReadTarget(reading, order))
  if (needs.size === 0) return []
  const marks = await findMarks(reading.tx, order.id)
  return [...needs].map(([code, need]) => {
    const isEnded = need.reason === 'DISCONTINUED' || need.reason === 'OUT_OF_STOCK'
    return { code, ...toNeedView(need), markedAt: isEnded ? (marks.get(code) ?? null) : null }
  })
}

/**
 * SUB-007, SUB-008: which items of the open cart, a budget or an order should be replaced and why, and what staff have
 * suggested. Without an open cart there is nothing; 404 outside the caller's scope.
 */
export const listNeeds: Handler<typeof contract.listNeeds> = async (context, { query: { invoiceId } }) => {
  const order = invoiceId === undefined ? await findOwnCart(context) : await findOrder(context, invoiceId)
  if (order === undefined) return { items: [], suggestions: [] }
  return { items: await listItems(context, order), suggestions: await listSuggestions(context, order) }
}
