import type { NegotiationView } from '@girassol/contract/negotiations'
import type { OrderView } from '@girassol/contract/orders'
import {
  completeOffer,
  computeDiscountPercent,
  computeOfferDiscount,
  computeOfferMargin,
  findOfferFaults,
  reachesFloor,
  sumListCents,
} from '@girassol/domain/negotiations'
import { centsFromReais } from '@girassol/domain/shared'

export type OfferKind = 'ask' | 'counter' | 'offer'

/** What is typed; prices by product, null where the list price stays. */
export type OfferTyped = {
  readonly prices: Readonly<Record<string, number | null>>
  readonly totalDiscountCents: number | null
  readonly hours: number | null
  readonly message: string
}

const toItems = ({ invoiceItems }: OrderView) =>
  invoiceItems.map(({ productErpCode: code, quantity, unitValue }) => ({
    code,
    quantity,
    listCents: centsFromReais(unitValue ?? 0),
    costCents: 0,
  }))

/** The last round is what an answer starts from. */
export const startOffer = ({ rounds }: NegotiationView, kind: OfferKind): OfferTyped => {
  const last = kind === 'ask' ? undefined : rounds.at(-1)
  const prices = Object.fromEntries(
    (last?.lines ?? []).flatMap(({ code, listPrice, unitPrice }) =>
      unitPrice === null || unitPrice === listPrice ? [] : [[code, centsFromReais(unitPrice)]],
    ),
  )
  const discount = last?.totalDiscount ?? 0
  return { prices, totalDiscountCents: discount === 0 ? null : centsFromReais(discount), hours: null, message: '' }
}

const toNamed = ({ prices, totalDiscountCents }: OfferTyped) => ({
  lines: Object.entries(prices).flatMap(([code, unitCents]) => (unitCents === null ? [] : [{ code, unitCents }])),
  totalDiscountCents: totalDiscountCents ?? 0,
})

/** What the typed prices take off, and for staff who see margins what is left (QUO-006, QUO-008). */
export const previewOffer = (typed: OfferTyped, budget: OrderView, { cost, ownFloor }: NegotiationView) => {
  const items = toItems(budget)
  const offer = completeOffer(toNamed(typed), items)
  const [subTotalCents, discountCents] = [sumListCents(offer.lines), computeOfferDiscount(offer)]
  const left = { netCents: subTotalCents - discountCents, costCents: centsFromReais(cost ?? 0) }
  const margin = cost === undefined ? undefined : computeOfferMargin(left)
  const isBelowFloor = cost !== undefined && ownFloor != null && !reachesFloor(left, ownFloor)
  const percent = computeDiscountPercent(discountCents, subTotalCents)
  return { discountCents, percent, netCents: left.netCents, margin, isBelowFloor }
}

/** The sentence of the first thing that is wrong; undefined if it can be sent. */
export const findOfferFault = (typed: OfferTyped, budget: OrderView, kind: OfferKind): string | undefined => {
  const [fault] = findOfferFaults(toNamed(typed), toItems(budget))
  if (fault !== undefined) return fault.message
  return kind === 'ask' && typed.message.trim() === '' ? 'Escreva uma mensagem.' : undefined
}

/** The fields that every one of the calls has. */
export const toOfferBody = (typed: OfferTyped) => {
  const { lines, totalDiscountCents } = toNamed(typed)
  return {
    lines: lines.map(({ code, unitCents }) => ({ code, unitPrice: unitCents / 100 })),
    totalDiscount: totalDiscountCents / 100,
    message: typed.message.trim(),
  }
}
