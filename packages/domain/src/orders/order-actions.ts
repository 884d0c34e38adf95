import { can } from '../access/can.ts'
import type { Role } from '../access/roles.ts'
import { promotionSentences } from '../catalogue/promotion.ts'
import { type Decision, firstRefusal } from '../shared/decision.ts'
import type { OrderStatus } from './order-status.ts'
import type { OrderType } from './order-type.ts'
import { savedItemSentences } from './saved-item.ts'

/** What decides over an order's actions: who asks, what the order is, and what a cart still lacks. */
export type OrderFacts = {
  readonly roles: readonly Role[]
  /** As it holds now: an expired budget says so (`statusAt`). */
  readonly status: OrderStatus
  readonly type: OrderType
  /** The first thing that keeps a cart from being finished, in Portuguese; null when nothing does. */
  readonly lacks: string | null
  /** Promotions are sold today: BF orders are closed while the sales-campaign setting reads '0' (WIZ-031, C-20). */
  readonly campaignOpen: boolean
}

const editable: readonly OrderStatus[] = ['CART', 'BUDGET', 'INVOICE']

/** C-61, DET-027: customer, address and items of a cart, a budget or an order that nobody has validated. */
const canEditOrder = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'store.use'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** PAY-005, C-61: who buys chooses the payment of a cart or a budget; privileged roles also correct an order's. */
const canEditPayment = ({ roles, status }: OrderFacts) =>
  firstRefusal(
    [!editable.includes(status), 'notEditable'],
    [!can(roles, status === 'INVOICE' ? 'payments.correct' : 'payments.choose'), 'notYours'],
  )

/** PAY-006: the conditions of the others method, while the payment may still be edited. */
const canViewOtherMethods = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'payments.readOthers'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** Who borrows is told to those who fill it in and those who approve it. */
const canReadFinancing = ({ roles }: OrderFacts) => firstRefusal([!can(roles, 'financing.read'), 'notYours'])

/** C-61: nobody prices for themselves. */
const canDiscountOrder = ({ roles, status }: OrderFacts) =>
  firstRefusal([!can(roles, 'cart.discount'), 'notYours'], [!editable.includes(status), 'notEditable'])

/** DET-049, C-32: from a cart anybody takes an item out, from a saved order only the commercial roles. */
const canRemoveItem = (facts: OrderFacts) => {
  const decision = canEditOrder(facts)
  if (!decision.allowed) return decision
  return firstRefusal([facts.status !== 'CART' && !can(facts.roles, 'orders.removeItem'), 'mayNotRemove'])
}

const finishing = ({ roles, status, lacks }: OrderFacts) =>
  [
    [!can(roles, 'store.use'), 'notYours'],
    [status !== 'CART', 'alreadyFinished'],
    [lacks !== null, 'incomplete'],
  ] as const

/** T2 of the order states: a promotion cannot be quoted (WIZ-030). */
export const canFinishAsBudget = (facts: OrderFacts) =>
  firstRefusal([facts.type === 'BF', 'promotionNotQuoted'], ...finishing(facts))

/** T3 of the order states: a promotion only while its campaign is on (WIZ-031). */
export const canFinishAsOrder = (facts: OrderFacts) =>
  firstRefusal([facts.type === 'BF' && !facts.campaignOpen, 'campaignClosed'], ...finishing(facts))

/** Every action the server sends with an order, each with its rule; screens draw their controls from the answer. */
const rules = {
  edit: canEditOrder,
  editPayment: canEditPayment,
  viewOtherMethods: canViewOtherMethods,
  readFinancing: canReadFinancing,
  discount: canDiscountOrder,
  removeItem: canRemoveItem,
  finishAsBudget: canFinishAsBudget,
  finishAsOrder: canFinishAsOrder,
} as const

export type OrderAction = keyof typeof rules

type RefusalCode = Extract<ReturnType<(typeof rules)[OrderAction]>, { allowed: false }>['refusal']

export const orderActionSentences = {
  notYours: 'Você não tem permissão para esta ação.',
  notEditable: 'Este pedido não pode mais ser alterado.',
  mayNotRemove: savedItemSentences.mayNotRemove,
  alreadyFinished: 'Status não preparado para mudança',
  incomplete: 'Ainda faltam dados para finalizar.',
  promotionNotQuoted: 'Uma promoção não pode ser salva como orçamento.',
  ...promotionSentences,
} as const satisfies Record<RefusalCode, string>

export type ActionAnswer = { allowed: true } | { allowed: false; reason: string }

const answerOf = (decision: Decision<RefusalCode>, lacks: string | null): ActionAnswer => {
  if (decision.allowed) return { allowed: true }
  const reason = decision.refusal === 'incomplete' && lacks !== null ? lacks : orderActionSentences[decision.refusal]
  return { allowed: false, reason }
}

/** What this user may do with the order now, or why not, in Portuguese. */
export const orderActions = (facts: OrderFacts): Record<OrderAction, ActionAnswer> => ({
  edit: answerOf(rules.edit(facts), facts.lacks),
  editPayment: answerOf(rules.editPayment(facts), facts.lacks),
  viewOtherMethods: answerOf(rules.viewOtherMethods(facts), facts.lacks),
  readFinancing: answerOf(rules.readFinancing(facts), facts.lacks),
  discount: answerOf(rules.discount(facts), facts.lacks),
  removeItem: answerOf(rules.removeItem(facts), facts.lacks),
  finishAsBudget: answerOf(rules.finishAsBudget(facts), facts.lacks),
  finishAsOrder: answerOf(rules.finishAsOrder(facts), facts.lacks),
})

/** What a cart was finished as: whatever was no cart and no budget came out as an order (CART-006). */
export const finishedAs = (status: OrderStatus): 'INVOICE' | 'BUDGET' | null => {
  if (status === 'CART') return null
  return status === 'BUDGET' || status === 'BUDGET_EXPIRED' ? 'BUDGET' : 'INVOICE'
}
