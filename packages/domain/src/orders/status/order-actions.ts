import { can, forbiddenSentence } from '../../access/can.ts'
import { promotionSentences } from '../../catalogue/promotion.ts'
import { negotiatedSentence } from '../../negotiations/negotiated-budget.ts'
import { awaitingApprovalSentence } from '../../purchase-approvals/approval-status.ts'
import { type Decision, firstRefusal } from '../../shared/decision.ts'
import { savedItemSentences } from '../lists/saved-item.ts'
import { answerMove } from '../moves/answer-move.ts'
import type { OrderFacts } from '../moves/order-facts.ts'
import { type MoveAction, moveRules } from '../moves/order-move-rules.ts'
import {
  canChangeSeller,
  canDiscountOrder,
  canEditOrder,
  canEditPayment,
  canReadFinancing,
  canRemoveItem,
  canViewOtherMethods,
} from './order-edit-rules.ts'
import { isBudgetStatus, type OrderStatus } from './order-status.ts'

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

/** Actions that change a record without moving it, each with its rule. */
const editRules = {
  edit: canEditOrder,
  editPayment: canEditPayment,
  viewOtherMethods: canViewOtherMethods,
  readFinancing: canReadFinancing,
  discount: canDiscountOrder,
  removeItem: canRemoveItem,
  changeSeller: canChangeSeller,
  finishAsBudget: canFinishAsBudget,
  finishAsOrder: canFinishAsOrder,
} as const

type EditAction = keyof typeof editRules

/** Every action the server sends with an order; screens show their controls from it. */
export type OrderAction = EditAction | MoveAction

export const orderActionNames = [...Object.keys(editRules), ...Object.keys(moveRules)] as readonly OrderAction[]

/** Actions available in a row of a list; the others are only in the record itself. */
export const rowActionNames = [
  'placeOrder',
  'editBudget',
  'removeBudget',
  'remake',
  'reproveFromList',
  'approve',
  'releasePayment',
  'pay',
  'cancel',
  'requestReturn',
  'sendToCarrier',
  'openTriangulation',
  'openVouchers',
  'readFeedback',
  'print',
  'validate',
  'releaseDispatch',
] as const satisfies readonly OrderAction[]

export type RowAction = (typeof rowActionNames)[number]

type RefusalCode = Extract<ReturnType<(typeof editRules)[EditAction]>, { allowed: false }>['refusal']

export const orderActionSentences = {
  notYours: forbiddenSentence,
  notEditable: 'Este pedido não pode mais ser alterado.',
  mayNotRemove: savedItemSentences.mayNotRemove,
  alreadyFinished: 'Status não preparado para mudança',
  incomplete: 'Ainda faltam dados para finalizar.',
  promotionNotQuoted: 'Uma promoção não pode ser salva como orçamento.',
  ...promotionSentences,
} as const satisfies Record<RefusalCode, string>

/** `hidden`: the role never has this action for this order, so menus leave it out. */
export type ActionAnswer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string; readonly hidden?: true }

type Answered =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      /** 'notYours' is a refusal because of the role; all others are because of the record. */
      readonly refusal: string
      readonly reason: string
      readonly hidden?: true
    }

const isEdit = (action: OrderAction): action is EditAction => action in editRules

const answerEdit = (decision: Decision<RefusalCode>, lacks: string | null): Answered => {
  if (decision.allowed) return decision
  const { refusal } = decision
  const reason = refusal === 'incomplete' && lacks !== null ? lacks : orderActionSentences[refusal]
  return { allowed: false, refusal, reason, ...(refusal === 'notYours' && { hidden: true as const }) }
}

/** What changes a cart or budget; none of it while the record waits for an approval of the company (COMP-013). */
const changingActions: ReadonlySet<OrderAction> = new Set<OrderAction>([
  'edit',
  'editPayment',
  'discount',
  'removeItem',
  'changeSeller',
  'finishAsBudget',
  'finishAsOrder',
  'placeOrder',
  'editBudget',
  'removeBudget',
  'changeBranch',
])

const awaitsCompany = { allowed: false, refusal: 'awaitsCompany', reason: awaitingApprovalSentence } as const

/** What is locked while a negotiation is open; customer, address and payment may be changed (QUO-017). */
const negotiatedActions: ReadonlySet<OrderAction> = new Set<OrderAction>(['discount', 'removeItem', 'changeSeller'])

const isNegotiated = { allowed: false, refusal: 'isNegotiated', reason: negotiatedSentence } as const

/** Why the record as a whole does not allow the action now; null where nothing prevents it. */
const findHalt = (action: OrderAction, facts: OrderFacts): Answered | null => {
  if (facts.awaitsCompany === true && changingActions.has(action)) return awaitsCompany
  return facts.isNegotiated === true && negotiatedActions.has(action) ? isNegotiated : null
}

/** Whether this user may do this with the order now; if not, the refusal and its reason in Portuguese. */
export const answerAction = (action: OrderAction, facts: OrderFacts): Answered => {
  const answer = isEdit(action) ? answerEdit(editRules[action](facts), facts.lacks) : answerMove(action, facts)
  const halt = findHalt(action, facts)
  return halt !== null && (answer.allowed || answer.refusal === 'incomplete') ? halt : answer
}

const answerFor = (action: OrderAction, facts: OrderFacts): ActionAnswer => {
  const answer = answerAction(action, facts)
  if (answer.allowed) return answer
  const { reason, hidden } = answer
  return hidden ? { allowed: false, reason, hidden } : { allowed: false, reason }
}

/** What this user may do with the order now; if not allowed, the reason in Portuguese. */
export const orderActions = (facts: OrderFacts) =>
  Object.fromEntries(orderActionNames.map((action) => [action, answerFor(action, facts)])) as Record<
    OrderAction,
    ActionAnswer
  >

/** `orderActions`, limited to the actions of a row. */
export const rowActions = (facts: OrderFacts) =>
  Object.fromEntries(rowActionNames.map((action) => [action, answerFor(action, facts)])) as Record<
    RowAction,
    ActionAnswer
  >

/** What a cart was finished as: any status other than cart and budget means an order (CART-006). */
export const finishedAs = (status: OrderStatus): 'INVOICE' | 'BUDGET' | null => {
  if (status === 'CART') return null
  return isBudgetStatus(status) ? 'BUDGET' : 'INVOICE'
}
