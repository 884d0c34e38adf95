import type * as contract from '@girassol/contract/cart'
import { withoutMarkup } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { lockOrderToSave } from '../../order-record/approvals/lock-order-to-save.ts'
import { findMissing } from '../../order-record/cart-readiness.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { loadOrderTerms } from '../../order-record/prices/order-terms.ts'
import { findOrderView } from '../../orders/detail/order-queries.ts'
import { toCustomerPatch } from '../opening/change-integrator.ts'
import type { CartPatch } from './customer-changes.ts'
import type { CartChanges } from './save-cart.ts'
import { saveOrder } from './save-order.ts'
import { partyChanges } from './update-cart.ts'

/** A cart has its own call, and a budget is saved as a whole (CART-013). */
const refuseUnsaved = ({ status }: OrderRecord): void => {
  if (status === 'INVOICE') return
  throw new Refused('Altere os dados no carrinho ou na edição do orçamento.', { status: 409, reason: 'otherCall' })
}

const isOfParties = (field: string): boolean =>
  field === 'customerDocument' || /^(?:address|delivery|freight)/.test(field)

/** A cart may lack these while it is filled in, but an order must have them: a customer and a complete destination. */
const refuseIncomplete = async (context: Context, order: OrderRecord): Promise<void> => {
  const lines = await listOrderLines(context, order.id)
  const terms = await loadOrderTerms(context, order)
  const missing = findMissing({ order, lines, terms, now: context.now }).filter(({ field }) => isOfParties(field))
  const [first] = missing
  if (first) throw new Refused(first.message, { status: 409, reason: 'incomplete', details: missing })
}

const toNoteChanges = ({ additionalData }: CartPatch): CartChanges => {
  if (additionalData === undefined) return {}
  return { additional_data: additionalData === null ? null : withoutMarkup(additionalData) }
}

const toPartyChanges = async (context: Context, order: OrderRecord, body: CartPatch): Promise<CartChanges> => {
  const { additionalData: _, ...patch } = body
  if (Object.keys(patch).length === 0) return {}
  const { customerId } = patch
  return partyChanges(context, order, customerId == null ? patch : { ...toCustomerPatch(order, customerId), ...patch })
}

const describeChanges = (parties: CartChanges): string => {
  if (Object.keys(parties).length === 0) return 'Dados adicionais alterados'
  return parties.customer_document === undefined ? 'Entrega alterada' : 'Cliente alterado'
}

/**
 * DET-027, C-61: changes customer, delivery and additional data of an order that is not validated, and prices it again
 * for its destination. Refuses like a cart, and refuses to leave the order without customer or destination.
 */
export const changeOrderDetails: Handler<typeof contract.changeOrderDetails> = async (context, { params, body }) => {
  const order = await lockOrderToSave(context, params.id, 'edit')
  refuseUnsaved(order)
  const parties = await toPartyChanges(context, order, body)
  const changes = { ...parties, ...toNoteChanges(body) }
  if (Object.keys(changes).length === 0) return findOrderView(context, order.id)
  const movesDelivery = Object.keys(parties).length > 0
  if (movesDelivery) await refuseIncomplete(context, { ...order, ...changes })
  return saveOrder(context, order, { changes, log: describeChanges(parties), movesDelivery })
}
