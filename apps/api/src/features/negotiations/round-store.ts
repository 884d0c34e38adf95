import {
  type CompletedOffer,
  completeOffer,
  computeOfferDiscount,
  findOfferFaults,
  type NamedOffer,
  type NegotiationSide,
  sumListCents,
} from '@girassol/domain/negotiations'
import { centsFromReais } from '@girassol/domain/shared'
import type { WriteContext } from '../../http/context.ts'
import { refuseProblems } from '../../http/refuse-problems.ts'
import type { LoadedNegotiation } from './load-negotiation.ts'

/** A round that is made now, with the amounts of the budget as it is. */
export type NewRound = {
  readonly side: NegotiationSide
  readonly offer: CompletedOffer
  readonly validUntil: string | null
  readonly message: string | null
}

type Named = {
  readonly lines: readonly { readonly code: string; readonly unitPrice: number }[]
  readonly totalDiscount: number
}

/** QUO-003, QUO-006: the prices that a call names, for every item of the budget; 400 for others than it may name. */
export const readOffer = ({ items }: Pick<LoadedNegotiation, 'items'>, named: Named): NewRound['offer'] => {
  const offer: NamedOffer = {
    lines: named.lines.map(({ code, unitPrice }) => ({ code, unitCents: centsFromReais(unitPrice) })),
    totalDiscountCents: centsFromReais(named.totalDiscount),
  }
  refuseProblems(findOfferFaults(offer, items))
  return completeOffer(offer, items)
}

export const toFigures = ({ lines, totalDiscountCents }: NewRound['offer']) => ({
  total_discount_cents: totalDiscountCents,
  discount_cents: computeOfferDiscount({ lines, totalDiscountCents }),
  sub_total_cents: sumListCents(lines),
  cost_cents: lines.reduce((sum, { costCents, quantity }) => sum + costCents * quantity, 0),
})

type Place = { readonly negotiationId: number; readonly number: number }

/** QUO-001: adds a round, which nothing changes later. */
export const insertRound = async (
  { tx, actor, now }: WriteContext,
  { negotiationId, number }: Place,
  { side, offer, validUntil, message }: NewRound,
): Promise<void> => {
  const { id } = await tx
    .insertInto('negotiation_round')
    .values({
      negotiation_id: negotiationId,
      number,
      side,
      author_id: actor.userId,
      made_at: now,
      valid_until: validUntil,
      message,
      ...toFigures(offer),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('negotiation_round_line')
    .values(
      offer.lines.map(({ code, quantity, listCents, costCents, unitCents }, position) => ({
        round_id: id,
        product_code: code,
        position,
        quantity,
        list_cents: listCents,
        cost_cents: costCents,
        unit_cents: unitCents,
      })),
    )
    .execute()
}
