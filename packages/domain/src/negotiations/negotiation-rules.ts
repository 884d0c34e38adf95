import { forbiddenSentence } from '../access/can.ts'
import type { OrderStatus } from '../orders/status/order-status.ts'
import type { OrderType } from '../orders/status/order-type.ts'
import { awaitingApprovalSentence } from '../purchase-approvals/approval-status.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { negotiatedSentence } from './negotiated-budget.ts'
import {
  isOpenNegotiation,
  leadsFrom,
  type NegotiationSide,
  type NegotiationStatus,
  negotiationMoves,
  negotiationStatuses,
  showNegotiationStatus,
} from './negotiation-status.ts'

/** At most so many rounds of a negotiation are read by both sides (QUO-013). */
export const mostRounds = 10

/** Everything that a user does with a negotiation. */
export const negotiationActionNames = [
  'ask',
  'counter',
  'acceptOffer',
  'withdraw',
  'offer',
  'acceptAsked',
  'approve',
  'sendBack',
  'refuse',
  'write',
] as const

export type NegotiationAction = (typeof negotiationActionNames)[number]

/** Who acts. */
export type Negotiator = {
  readonly mayAsk: boolean
  readonly mayOffer: boolean
  readonly mayApprove: boolean
  readonly isIntegrator: boolean
  readonly seesPrices: boolean
  /** The side that he has served in this negotiation; null before he did anything in it (QUO-005). */
  readonly side: NegotiationSide | null
}

/** What decides on the actions of a negotiation. */
export type NegotiationFacts = {
  readonly negotiator: Negotiator
  readonly budget: {
    /** As of now; null for a budget that was removed. */
    readonly status: OrderStatus | null
    readonly type: OrderType
    readonly awaitsCompany: boolean
  }
  /** Of the last negotiation of the budget, as of now; null for a budget that was never negotiated. */
  readonly status: NegotiationStatus | null
  /** How many rounds both sides read. */
  readonly rounds: number
  /** The budget has other prices than those for which the last round was made (C-183). */
  readonly hasOtherPrices: boolean
  /** Of the newest offer. */
  readonly offer: {
    readonly isOwn: boolean
    /** Whether its margin reaches the lowest floor of the user's roles. */
    readonly reachesOwnFloor: boolean
    /** An offer that waits for an approval may end meanwhile. */
    readonly hasEnded: boolean
  }
}

const changesPrices: ReadonlySet<NegotiationAction> = new Set<NegotiationAction>([
  'ask',
  'counter',
  'acceptOffer',
  'offer',
  'acceptAsked',
  'approve',
])

const needsSamePrices: ReadonlySet<NegotiationAction> = new Set<NegotiationAction>([
  'acceptOffer',
  'acceptAsked',
  'approve',
])

const findSideOf = (action: NegotiationAction): NegotiationSide | null => {
  if (action === 'write') return null
  return action === 'ask' ? 'integrator' : negotiationMoves[action].by
}

/** Whether the roles allow the action in some negotiation (QUO-004). */
const isEntitled = (action: NegotiationAction, { mayAsk, mayOffer, mayApprove }: Negotiator): boolean => {
  if (action === 'approve' || action === 'sendBack') return mayApprove
  if (action === 'write') return mayAsk || mayOffer
  return findSideOf(action) === 'integrator' ? mayAsk : mayOffer
}

/** QUO-005: nobody stands on both sides; a negotiation that is asked for is a new one. */
const isOtherSide = (action: NegotiationAction, { side }: Negotiator): boolean => {
  const needed = findSideOf(action)
  return action !== 'ask' && side !== null && needed !== null && side !== needed
}

const isAt = (action: NegotiationAction, status: NegotiationStatus): boolean => {
  if (action === 'ask') return !isOpenNegotiation(status)
  return action === 'write' ? isOpenNegotiation(status) : leadsFrom(action, status)
}

const judgeWho = (action: NegotiationAction, negotiator: Negotiator) =>
  [
    [!isEntitled(action, negotiator), 'notYours'],
    [changesPrices.has(action) && !negotiator.seesPrices, 'noPrices'],
    [isOtherSide(action, negotiator), 'otherSide'],
  ] as const

const judgeBudget = (action: NegotiationAction, { budget }: NegotiationFacts) =>
  [
    [action === 'ask' && budget.status === 'BUDGET_EXPIRED', 'budgetExpired'],
    [action === 'ask' && (budget.status !== 'BUDGET' || budget.type === 'BF'), 'notABudget'],
  ] as const

const judgeStatus = (action: NegotiationAction, { status }: NegotiationFacts) =>
  [
    [action !== 'ask' && status === null, 'noNegotiation'],
    [action !== 'ask' && status !== null && !isOpenNegotiation(status), 'hasEnded'],
    [action === 'ask' && status !== null && !isAt(action, status), 'alreadyOpen'],
    [status !== null && !isAt(action, status), 'notNow'],
  ] as const

const judgeOffer = (action: NegotiationAction, { offer }: NegotiationFacts) =>
  [
    [action === 'approve' && offer.isOwn, 'ownOffer'],
    [action === 'approve' && !offer.reachesOwnFloor, 'belowOwnFloor'],
    [action === 'approve' && offer.hasEnded, 'offerEnded'],
  ] as const

/**
 * QUO-003, QUO-004, QUO-005, QUO-011, QUO-013: whether the user may do this with the negotiation of a budget now. The
 * actions that an answer lists and the calls are judged by this one rule (QUO-026).
 */
export const canNegotiate = (action: NegotiationAction, facts: NegotiationFacts) =>
  firstRefusal(
    ...judgeWho(action, facts.negotiator),
    ...judgeBudget(action, facts),
    ...judgeStatus(action, facts),
    ...judgeOffer(action, facts),
    [changesPrices.has(action) && facts.budget.awaitsCompany, 'awaitsCompany'],
    [needsSamePrices.has(action) && facts.hasOtherPrices, 'otherPrices'],
    [action === 'counter' && facts.rounds >= mostRounds, 'tooManyRounds'],
  )

export type NegotiationRefusal = RuleRefusal<typeof canNegotiate>

/** Refusals because of who asks, and not of the negotiation: 403. */
export const isPersonal = (refusal: NegotiationRefusal): boolean =>
  refusal === 'notYours' ||
  refusal === 'noPrices' ||
  refusal === 'otherSide' ||
  refusal === 'ownOffer' ||
  refusal === 'belowOwnFloor'

const sentences = {
  notYours: forbiddenSentence,
  noPrices: 'Só quem vê os preços pode negociar.',
  otherSide: 'Você já atuou pelo outro lado desta negociação.',
  budgetExpired: 'Este orçamento expirou. Refaça o orçamento para negociar.',
  notABudget: 'Só orçamentos podem ser negociados.',
  noNegotiation: 'Este orçamento não tem negociação.',
  hasEnded: 'Esta negociação terminou.',
  alreadyOpen: negotiatedSentence,
  notNow: 'Não é a sua vez nesta negociação.',
  ownOffer: 'Quem fez a proposta não pode aprová-la.',
  belowOwnFloor: 'Esta proposta está abaixo da sua alçada.',
  offerEnded: 'A validade desta proposta terminou. Devolva a proposta para que outra seja feita.',
  awaitsCompany: awaitingApprovalSentence,
  otherPrices: 'Os preços do orçamento mudaram depois desta rodada. É preciso uma nova proposta.',
  tooManyRounds: 'Esta negociação chegou ao limite de rodadas.',
} as const satisfies Record<NegotiationRefusal, string>

type Reader = Pick<NegotiationFacts, 'status'> & { readonly isIntegrator: boolean }

/** The sentence of a refusal; the status in it is the one that the reader may know (QUO-010). */
export const describeRefusal = (refusal: NegotiationRefusal, { status, isIntegrator }: Reader): string => {
  if (refusal !== 'notNow' || status === null) return sentences[refusal]
  const { label } = negotiationStatuses[showNegotiationStatus(status, { isIntegrator })]
  return `Não é possível fazer isto agora: ${label.toLowerCase()}.`
}

const whoActs = {
  REQUESTED: 'A distribuidora',
  COUNTERED: 'O integrador',
  PENDING_APPROVAL: 'Supervisor comercial ou Administrador',
} as const

/** QUO-026: who can change that the action is refused; null where nobody can. */
export const findUnblocker = (refusal: NegotiationRefusal, { status, isIntegrator }: Reader): string | null => {
  switch (refusal) {
    case 'otherSide':
    case 'noPrices':
      return 'Outra pessoa do mesmo lado'
    case 'ownOffer':
    case 'belowOwnFloor':
      return 'Outra pessoa com alçada'
    case 'otherPrices':
    case 'offerEnded':
      return 'A distribuidora, com outra proposta'
    case 'awaitsCompany':
      return 'Um aprovador da empresa'
    case 'budgetExpired':
      return 'Quem refizer o orçamento'
    case 'notNow':
    case 'alreadyOpen': {
      const shown = status === null ? null : showNegotiationStatus(status, { isIntegrator })
      return shown === 'REQUESTED' || shown === 'COUNTERED' || shown === 'PENDING_APPROVAL' ? whoActs[shown] : null
    }
    default:
      return null
  }
}
