import { can } from '../../access/can.ts'
import { firstRefusal } from '../../shared/decision.ts'
import type { OrderFacts } from '../moves/order-facts.ts'
import type { OrderStatus } from './order-status.ts'

const editable: readonly OrderStatus[] = ['CART', 'BUDGET', 'INVOICE']

/** C-61, DET-027: customer, address and items of a cart, a budget or an order that is not yet validated. */
export const canEditOrder = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'store.use'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** CART-032, C-227: staff give a budget, or an order that is not yet validated, to another integrator. */
export const canChangeSeller = ({ roles, status }: OrderFacts) =>
  firstRefusal(
    [!can(roles, 'requester.select'), 'notYours'],
    [status === 'CART' || !editable.includes(status), 'notEditable'],
  )

/**
 * PAY-005, C-61: the buyer chooses the payment of a cart or a budget; privileged roles also correct that of an order.
 */
export const canEditPayment = ({ roles, status }: OrderFacts) =>
  firstRefusal(
    [!editable.includes(status), 'notEditable'],
    [!can(roles, status === 'INVOICE' ? 'payments.correct' : 'payments.choose'), 'notYours'],
  )

/** PAY-006: the conditions of the others method, while the payment may still be edited. */
export const canViewOtherMethods = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'payments.readOthers'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** The borrower's data is visible to those who fill it in and those who approve it. */
export const canReadFinancing = ({ roles }: OrderFacts) => firstRefusal([!can(roles, 'financing.read'), 'notYours'])

/** C-61: integrators may not give themselves a discount. */
export const canDiscountOrder = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'cart.discount'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** DET-049, C-32: every user removes items from a cart; only commercial roles do from a saved order. */
export const canRemoveItem = (facts: OrderFacts) => {
  const decision = canEditOrder(facts)
  if (!decision.allowed) return decision
  return firstRefusal([facts.status !== 'CART' && !can(facts.roles, 'orders.removeItem'), 'mayNotRemove'])
}
