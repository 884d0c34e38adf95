import { can } from '../../access/can.ts'
import { firstRefusal } from '../../shared/decision.ts'
import type { OrderFacts } from '../moves/order-facts.ts'
import type { OrderStatus } from './order-status.ts'

const editable: readonly OrderStatus[] = ['CART', 'BUDGET', 'INVOICE']

/** C-61, DET-027: customer, address and items of a cart, a budget or an order that nobody has validated. */
export const canEditOrder = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'store.use'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** PAY-005, C-61: who buys chooses the payment of a cart or a budget; privileged roles also correct an order's. */
export const canEditPayment = ({ roles, status }: OrderFacts) =>
  firstRefusal(
    [!editable.includes(status), 'notEditable'],
    [!can(roles, status === 'INVOICE' ? 'payments.correct' : 'payments.choose'), 'notYours'],
  )

/** PAY-006: the conditions of the others method, while the payment may still be edited. */
export const canViewOtherMethods = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'payments.readOthers'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** Who borrows is told to those who fill it in and those who approve it. */
export const canReadFinancing = ({ roles }: OrderFacts) => firstRefusal([!can(roles, 'financing.read'), 'notYours'])

/** C-61: nobody prices for themselves. */
export const canDiscountOrder = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'cart.discount'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** DET-049, C-32: from a cart anybody takes an item out, from a saved order only the commercial roles. */
export const canRemoveItem = (facts: OrderFacts) => {
  const decision = canEditOrder(facts)
  if (!decision.allowed) return decision
  return firstRefusal([facts.status !== 'CART' && !can(facts.roles, 'orders.removeItem'), 'mayNotRemove'])
}
