import { isObtainable, type RemadeItem } from '@girassol/domain/budgets'
import { displayName } from '@girassol/domain/catalogue'
import type { Tx } from '../../../http/context.ts'
import type { OrderLine } from '../../order-record/order-lines.ts'

/** An item of the source with its product today, for the rules of remaking. */
export const toRemadeItem = (line: OrderLine): RemadeItem => ({
  code: line.product_code,
  name: displayName(line.product_name),
  quantity: line.quantity,
  before: { unitValueCents: line.unit_value_cents, availability: line.availability },
  today: { unitValueCents: line.price_cents, availability: line.current },
  isSold: line.isSold,
})

/** The items that are copied: those that can be delivered today, and on request the others too (C-57). */
export const selectItemsToCopy = (lines: readonly OrderLine[], withUnavailable: boolean): readonly OrderLine[] =>
  withUnavailable ? lines : lines.filter((line) => isObtainable(toRemadeItem(line)))

/** The files of the source that were not removed and were not added under an earlier integrator (C-227). */
export const selectAttachments = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_attachment')
    .where('order_id', '=', orderId)
    .where('deleted_at', 'is', null)
    .where('before_seller_change', '=', false)
