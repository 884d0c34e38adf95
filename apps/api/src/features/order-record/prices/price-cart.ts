import { inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import { atTodaysPrices, listOrderLines, type OrderLine, type Reading } from '../order-lines.ts'
import type { OrderRecord } from '../order-record.ts'
import { loadOrderTerms, type OrderTerms } from './order-terms.ts'
import { type OrderFigures, priceOrder } from './price-order.ts'

/** A cart with its amounts at today's prices, not stored yet. */
export type PricedCart = {
  /** The order with its new amounts. */
  readonly order: OrderRecord
  readonly figures: OrderFigures
  readonly lines: readonly OrderLine[]
  readonly terms: OrderTerms
  readonly now: string
}

/** A cart without the panels or the inverter of its kit has no kit any more. */
const withoutLostKit = (order: OrderRecord, lines: readonly OrderLine[]): OrderRecord => {
  const remains = (group: string) => lines.some((line) => line.kit_quantity > 0 && line.product_code.startsWith(group))
  return remains(moduleGroup) && remains(inverterGroup) ? order : { ...order, kit: null, generator: null }
}

/** An order and the items that were read with it. */
type OrderWithLines = { readonly order: OrderRecord; readonly lines: readonly OrderLine[] }

/** Computes every amount of a cart at today's prices, freight and interest (C-80). */
export const priceLines = async (
  reading: Reading,
  cart: OrderWithLines,
  as: 'INVOICE' | 'BUDGET' = 'INVOICE',
): Promise<PricedCart> => {
  const lines = cart.lines.map(atTodaysPrices)
  const order = withoutLostKit(cart.order, lines)
  const terms = await loadOrderTerms(reading, order)
  const { now } = reading
  const figures = priceOrder({ order, lines, terms, now, as })
  return { order: { ...order, ...figures }, figures, lines, terms, now }
}

/** Reads the items of a cart and computes its amounts. */
export const priceCart = async (
  reading: Reading,
  order: OrderRecord,
  as: 'INVOICE' | 'BUDGET' = 'INVOICE',
): Promise<PricedCart> => priceLines(reading, { order, lines: await listOrderLines(reading, order.id) }, as)
