import type { OrderStatus } from '../orders/status/order-status.ts'
import { threadSideNames } from '../shared/thread.ts'

/** The statuses of a negotiation as screens show them; wire and database values (QUO-002). */
export const negotiationStatuses = {
  REQUESTED: { label: 'Aguardando a distribuidora', tone: 'attention' },
  COUNTERED: { label: 'Aguardando o integrador', tone: 'info' },
  PENDING_APPROVAL: { label: 'Aguardando alçada', tone: 'attention' },
  AGREED: { label: 'Acordo fechado', tone: 'success' },
  REFUSED: { label: 'Recusada', tone: 'danger' },
  WITHDRAWN: { label: 'Retirada', tone: 'neutral' },
  EXPIRED: { label: 'Vencida', tone: 'neutral' },
} as const

export type NegotiationStatus = keyof typeof negotiationStatuses

export const negotiationStatusNames = [
  'REQUESTED',
  'COUNTERED',
  'PENDING_APPROVAL',
  'AGREED',
  'REFUSED',
  'WITHDRAWN',
  'EXPIRED',
] as const satisfies readonly NegotiationStatus[]

export const openNegotiationStatuses = [
  'REQUESTED',
  'COUNTERED',
  'PENDING_APPROVAL',
] as const satisfies readonly NegotiationStatus[]

export const isOpenNegotiation = (status: NegotiationStatus): boolean =>
  (openNegotiationStatuses as readonly NegotiationStatus[]).includes(status)

export const negotiationSideNames = threadSideNames

/** For whom somebody negotiates: the seller, also where staff ask on his behalf, or the distributor (C-182). */
export type NegotiationSide = (typeof negotiationSideNames)[number]

type StoredNegotiation = {
  readonly status: NegotiationStatus
  /** UTC ISO text: the end of the offer; null while there is none to accept. */
  readonly validUntil: string | null
}

/**
 * QUO-015, QUO-016: the status as of now, whether or not a job has recorded the end of an offer or of its budget.
 * `budget`: the status of the budget as of now.
 */
export const negotiationStatusAt = (
  { status, validUntil }: StoredNegotiation,
  { budget, now }: { readonly budget: OrderStatus; readonly now: string },
): NegotiationStatus => {
  if (!isOpenNegotiation(status)) return status
  if (budget === 'BUDGET_EXPIRED') return 'EXPIRED'
  return status === 'COUNTERED' && validUntil !== null && validUntil <= now ? 'EXPIRED' : status
}

/** QUO-010: integrators never learn that an approval is pending. */
export const showNegotiationStatus = (
  status: NegotiationStatus,
  { isIntegrator }: { readonly isIntegrator: boolean },
): NegotiationStatus => (isIntegrator && status === 'PENDING_APPROVAL' ? 'REQUESTED' : status)

type Move = {
  readonly from: readonly NegotiationStatus[]
  readonly to: readonly NegotiationStatus[]
  /** Null for what no person does. */
  readonly by: NegotiationSide | null
}

/** The moves of C-182; every other one does not exist. A new negotiation is asked for when none is open. */
export const negotiationMoves = {
  offer: { from: ['REQUESTED'], to: ['COUNTERED', 'PENDING_APPROVAL'], by: 'distributor' },
  acceptAsked: { from: ['REQUESTED'], to: ['AGREED', 'PENDING_APPROVAL'], by: 'distributor' },
  approve: { from: ['PENDING_APPROVAL'], to: ['COUNTERED', 'AGREED'], by: 'distributor' },
  sendBack: { from: ['PENDING_APPROVAL'], to: ['REQUESTED'], by: 'distributor' },
  refuse: { from: ['REQUESTED', 'COUNTERED'], to: ['REFUSED'], by: 'distributor' },
  acceptOffer: { from: ['COUNTERED'], to: ['AGREED'], by: 'integrator' },
  counter: { from: ['COUNTERED'], to: ['REQUESTED'], by: 'integrator' },
  withdraw: { from: openNegotiationStatuses, to: ['WITHDRAWN'], by: 'integrator' },
  expire: { from: openNegotiationStatuses, to: ['EXPIRED'], by: null },
} as const satisfies Record<string, Move>

export type NegotiationMove = keyof typeof negotiationMoves

export const negotiationMoveNames = Object.keys(negotiationMoves) as readonly NegotiationMove[]

/** Whether the move leads from this status. */
export const leadsFrom = (move: NegotiationMove, status: NegotiationStatus): boolean =>
  (negotiationMoves[move].from as readonly NegotiationStatus[]).includes(status)
