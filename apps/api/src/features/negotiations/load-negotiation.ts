import { can, canWrite } from '@girassol/domain/access'
import {
  findOwnFloor,
  hasOtherPrices,
  isSameOffer,
  type MarginFloors,
  type NegotiationFacts,
  type NegotiationStatus,
  type Negotiator,
  negotiationStatusAt,
  type OfferMargin,
  type PricedItem,
  reachesFloor,
} from '@girassol/domain/negotiations'
import { statusAt } from '@girassol/domain/orders'
import { isAwaitingApproval } from '@girassol/domain/purchase-approvals'
import type { Actor } from '../../http/actor.ts'
import { findSide } from '../../http/find-side.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { NegotiatedBudget } from './find-budget.ts'
import { findFloors } from './margin-floors.ts'
import {
  findLastNegotiation,
  findServedSide,
  listMoves,
  listPricedItems,
  listRoundLines,
  listRounds,
  type MoveRecord,
  type NegotiationRecord,
  type RoundLine,
  type RoundRecord,
} from './negotiation-queries.ts'

/** A round with its lines, and since when both sides read it; null: only staff do (QUO-010). */
export type LoadedRound = RoundRecord & { readonly lines: readonly RoundLine[]; readonly releasedAt: string | null }

/** The last negotiation of a budget with all that decides on it. */
export type LoadedNegotiation = {
  readonly budget: NegotiatedBudget
  readonly negotiation: NegotiationRecord | null
  /** As of now. */
  readonly status: NegotiationStatus | null
  readonly rounds: readonly LoadedRound[]
  readonly moves: readonly MoveRecord[]
  /** As they are in the budget now; none of a removed one. */
  readonly items: readonly PricedItem[]
  readonly floors: MarginFloors
  readonly facts: NegotiationFacts
}

export const toMargin = (
  round: Pick<RoundRecord, 'sub_total_cents' | 'discount_cents' | 'cost_cents'>,
): OfferMargin => ({
  netCents: round.sub_total_cents - round.discount_cents,
  costCents: round.cost_cents,
})

const toOffer = ({ lines, total_discount_cents }: LoadedRound) => ({
  lines,
  totalDiscountCents: total_discount_cents,
})

/** QUO-010: a round of the integrator at once, an offer when it needs no approval any more. */
const findRelease = (round: RoundRecord, moves: readonly MoveRecord[]): string | null => {
  if (round.side === 'integrator') return round.made_at
  const released = moves.find(
    ({ round: number, to_status: to }) => number === round.number && (to === 'COUNTERED' || to === 'AGREED'),
  )
  return released?.moved_at ?? null
}

const toNegotiator = ({ roles, companyRole, canViewProductPrices, ...actor }: Actor, side: Negotiator['side']) => {
  const writes = canWrite(companyRole)
  return {
    mayAsk: writes && can(roles, 'negotiation.ask'),
    mayOffer: writes && can(roles, 'negotiation.offer'),
    mayApprove: writes && can(roles, 'negotiation.approve'),
    isIntegrator: findSide(actor) === 'integrator',
    seesPrices: canViewProductPrices,
    side: findSide(actor) === 'integrator' ? 'integrator' : side,
  } as const satisfies Negotiator
}

const toBudgetFacts = ({ order }: NegotiatedBudget, now: string): NegotiationFacts['budget'] =>
  order === null
    ? { status: null, type: 'MP', awaitsCompany: false }
    : {
        status: statusAt({ status: order.status, finishedAt: order.finished_at }, now),
        type: order.type,
        awaitsCompany: isAwaitingApproval(order.approval_until, now),
      }

const findStatus = (negotiation: NegotiationRecord | null, budget: NegotiationFacts['budget'], now: string) =>
  negotiation === null
    ? null
    : negotiationStatusAt(
        { status: negotiation.status, validUntil: negotiation.valid_until },
        { budget: budget.status ?? 'BUDGET_EXPIRED', now },
      )

type Judged = Pick<LoadedNegotiation, 'rounds' | 'floors'> & { readonly actor: Actor; readonly now: string }

const toOfferFacts = ({ rounds, floors, actor, now }: Judged): NegotiationFacts['offer'] => {
  const offer = rounds.findLast(({ side }) => side === 'distributor')
  const own = findOwnFloor(actor.roles, floors)
  return {
    isOwn: offer?.author_id === actor.userId,
    reachesOwnFloor: offer !== undefined && own !== null && reachesFloor(toMargin(offer), own),
    hasEnded: offer !== undefined && offer.valid_until !== null && offer.valid_until <= now,
  }
}

/** The round that is answered next: what was asked, or the newest offer. */
const findAnswered = (rounds: readonly LoadedRound[], status: NegotiationStatus | null): LoadedRound | undefined =>
  status === 'REQUESTED' ? rounds.findLast(({ side }) => side === 'integrator') : rounds.at(-1)

const loadRounds = async ({ tx }: Reading, negotiation: NegotiationRecord | null) => {
  if (negotiation === null) return { rounds: [], moves: [] }
  const lines = await listRoundLines(tx, negotiation.id)
  const moves = await listMoves(tx, negotiation.id)
  const rounds = (await listRounds(tx, negotiation.id)).map(
    (round): LoadedRound => ({ ...round, lines: lines.get(round.id) ?? [], releasedAt: findRelease(round, moves) }),
  )
  return { rounds, moves }
}

/** The last negotiation of a budget of the caller's scope; nothing of one for an earlier integrator (C-227). */
export const loadNegotiation = async (reading: Reading, budget: NegotiatedBudget): Promise<LoadedNegotiation> => {
  const { tx, actor, now } = reading
  const negotiation = (await findLastNegotiation(tx, budget)) ?? null
  const { rounds, moves } = await loadRounds(reading, negotiation)
  const items = budget.order === null ? [] : await listPricedItems(tx, budget.id)
  const floors = await findFloors(tx)
  const served =
    negotiation === null ? null : await findServedSide(tx, { negotiationId: negotiation.id, userId: actor.userId })
  const budgetFacts = toBudgetFacts(budget, now)
  const status = findStatus(negotiation, budgetFacts, now)
  const facts: NegotiationFacts = {
    negotiator: toNegotiator(actor, served),
    budget: budgetFacts,
    status,
    rounds: rounds.filter(({ releasedAt }) => releasedAt !== null).length,
    hasOtherPrices: hasOtherPrices(findAnswered(rounds, status)?.lines ?? [], items),
    offer: toOfferFacts({ rounds, floors, actor, now }),
  }
  return { budget, negotiation, status, rounds, moves, items, floors, facts }
}

/** QUO-012: whether the newest offer is what was asked last. */
export const isAsAsked = ({ rounds }: Pick<LoadedNegotiation, 'rounds'>): boolean => {
  const [asked, offer] = [
    rounds.findLast(({ side }) => side === 'integrator'),
    rounds.findLast(({ side }) => side === 'distributor'),
  ]
  return asked !== undefined && offer !== undefined && isSameOffer(toOffer(asked), toOffer(offer))
}
