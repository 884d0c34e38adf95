import { rescaleParts } from '@girassol/domain/orders'
import { isSplitPayment } from '@girassol/domain/payments'
import { listOrderLines, type Reading } from '../order-lines.ts'
import type { OrderRecord } from '../order-record.ts'
import { loadOrderTerms, type OrderTerms } from './order-terms.ts'
import { type OrderFigures, priceOrder, type ToPrice } from './price-order.ts'

const placeColumns = ['address_type', 'delivery_address_erp_state', 'delivery_address_erp_city'] as const

/** The agreed freight, as long as the destination does not change. */
const agreedTerms = (terms: OrderTerms, before: OrderRecord, after: OrderRecord): OrderTerms => {
  if (terms.freight === null || placeColumns.some((column) => before[column] !== after[column])) return terms
  const { freight_percentage: percentage, freight_minimum_cents: minimumCents } = before
  const deadlineDays = before.delivery_deadline ?? terms.freight.deadlineDays
  return { ...terms, freight: { ...terms.freight, percentage, minimumCents, deadlineDays } }
}

export type SavedOrderFigures = OrderFigures & Partial<Pick<OrderRecord, 'card1_value_cents' | 'card2_value_cents'>>

/** Every amount; the parts of a divided payment are adjusted to a new raw value in proportion (C-85). */
export const priceWithParts = (toPrice: ToPrice): SavedOrderFigures => {
  const { order } = toPrice
  const figures = priceOrder(toPrice)
  if (order.payment_method === null || !isSplitPayment(order.payment_method)) return figures
  const parts = [order.card1_value_cents, order.card2_value_cents] as const
  const [card1_value_cents, card2_value_cents] = rescaleParts(parts, figures.raw_invoice_cents)
  const cards = { card1_value_cents, card2_value_cents }
  return { ...priceOrder({ ...toPrice, order: { ...order, ...cards } }), ...cards }
}

/**
 * The amounts of a saved order after a change: with the prices and freight of the day it was saved, not of today
 * (C-80).
 */
export const priceSavedOrder = async (
  reading: Reading,
  before: OrderRecord,
  changes: Partial<OrderRecord>,
): Promise<SavedOrderFigures> => {
  const order = { ...before, ...changes }
  const lines = await listOrderLines(reading, order.id)
  const terms = agreedTerms(await loadOrderTerms(reading, order), before, order)
  const as = order.status === 'BUDGET' ? 'BUDGET' : 'INVOICE'
  return priceWithParts({ order, lines, terms, now: reading.now, as })
}

/** The freight in cents before its discount, for another discount on the items (C-82). */
export const computeGrossFreight = async (
  reading: Reading,
  order: OrderRecord,
  discount_value: string,
): Promise<number> =>
  (await priceSavedOrder(reading, order, { discount_value, freight_discount_cents: 0 })).freight_cents
