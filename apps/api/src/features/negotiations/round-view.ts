import type { NegotiationRoundView } from '@girassol/contract/negotiations'
import { displayName } from '@girassol/domain/catalogue'
import { computeDiscountPercent, computeOfferMargin } from '@girassol/domain/negotiations'
import { reaisFrom } from '@girassol/domain/shared'
import type { Actor } from '../../http/actor.ts'
import { findSide } from '../../http/find-side.ts'
import { type LoadedNegotiation, type LoadedRound, toMargin } from './load-negotiation.ts'

const isStaff = (actor: Actor): boolean => findSide(actor) === 'distributor'

/** QUO-010: the rounds that the caller knows of, each with the number that he names. */
const listKnownRounds = (actor: Actor, rounds: readonly LoadedRound[]) =>
  rounds
    .filter(({ releasedAt }) => releasedAt !== null || isStaff(actor))
    .map((round, index) => ({ round, number: isStaff(actor) ? round.number : index + 1 }))

/** The number of the last round that the caller knows of; 0 without one (QUO-014). */
export const findNewestNumber = (actor: Actor, rounds: readonly LoadedRound[]): number =>
  listKnownRounds(actor, rounds).at(-1)?.number ?? 0

/** What only staff learn of an offer that needs an approval. */
const toApproval = ({ moves, status }: LoadedNegotiation, round: LoadedRound): Partial<NegotiationRoundView> => {
  if (round.side === 'integrator' || round.releasedAt !== null) return {}
  const sentBack = moves.find(
    ({ round: number, from_status: from, to_status: to }) =>
      number === round.number && from === 'PENDING_APPROVAL' && to === 'REQUESTED',
  )
  if (sentBack !== undefined) return { approval: 'SENT_BACK', sentBackText: sentBack.text ?? '' }
  return status === 'PENDING_APPROVAL' ? { approval: 'PENDING' } : {}
}

const wasBelowFloor = ({ moves }: LoadedNegotiation, { number }: LoadedRound): boolean =>
  moves.some(({ round, to_status: to }) => round === number && to === 'PENDING_APPROVAL')

const toStaffPart = (actor: Actor, loaded: LoadedNegotiation, round: LoadedRound): Partial<NegotiationRoundView> => {
  if (!isStaff(actor)) return {}
  return {
    isBelowFloor: wasBelowFloor(loaded, round),
    ...(actor.canViewMarginLiquid && { margin: computeOfferMargin(toMargin(round)) }),
    ...toApproval(loaded, round),
  }
}

const toLine = (shown: boolean) => (line: LoadedRound['lines'][number]) => ({
  code: line.code,
  name: displayName(line.name),
  quantity: line.quantity,
  listPrice: shown ? reaisFrom(line.listCents) : null,
  unitPrice: shown ? reaisFrom(line.unitCents) : null,
})

/** The rounds as the caller reads them; amounts are null for users who may not see prices (C-29). */
export const toRoundViews = (actor: Actor, loaded: LoadedNegotiation): NegotiationRoundView[] => {
  const shown = actor.canViewProductPrices
  const reais = (cents: number) => (shown ? reaisFrom(cents) : null)
  return listKnownRounds(actor, loaded.rounds).map(({ round, number }) => ({
    number,
    side: round.side,
    author: round.author_name,
    isOnBehalf: round.side === 'integrator' && round.is_staff,
    at: isStaff(actor) ? round.made_at : (round.releasedAt ?? round.made_at),
    validUntil: round.valid_until,
    lines: round.lines.map(toLine(shown)),
    totalDiscount: reais(round.total_discount_cents),
    subTotal: reais(round.sub_total_cents),
    discount: reais(round.discount_cents),
    percent: shown ? computeDiscountPercent(round.discount_cents, round.sub_total_cents) : null,
    message: round.message,
    ...toStaffPart(actor, loaded, round),
  }))
}
