import type { Role } from '../access/roles.ts'
import { computeMarginLiquid } from '../orders/prices/order-totals.ts'
import { type Cents, computePercentage, reaisFrom, toDecimal } from '../shared/money.ts'

/** An item of a budget with the unit price that a round names for it; a price that nobody named is the list price. */
export type OfferLine = {
  readonly code: string
  readonly quantity: number
  readonly listCents: Cents
  readonly unitCents: Cents
}

export type Offer = { readonly lines: readonly OfferLine[]; readonly totalDiscountCents: Cents }

/** The value of the items at list prices. */
export const sumListCents = (lines: readonly OfferLine[]): Cents =>
  lines.reduce((sum, { listCents, quantity }) => sum + listCents * quantity, 0)

/** QUO-006, C-183: what an offer takes off, in whole cents: Σ (list − offered) × quantity, and the total discount. */
export const computeOfferDiscount = ({ lines, totalDiscountCents }: Offer): Cents =>
  lines.reduce((sum, { listCents, unitCents, quantity }) => sum + (listCents - unitCents) * quantity, 0) +
  totalDiscountCents

/** The discount in percent of the value at list prices, to two decimals. */
export const computeDiscountPercent = (discountCents: Cents, subTotalCents: Cents): number =>
  Number(computePercentage(toDecimal(reaisFrom(discountCents), 2), toDecimal(reaisFrom(subTotalCents), 2), 2))

/** What is left of the goods after the discount, and what they cost, in cents. */
export type OfferMargin = { readonly netCents: Cents; readonly costCents: Cents }

/** QUO-008: the margin in percent to four decimals; null where nothing is left to compute it of. */
export const computeOfferMargin = ({ netCents, costCents }: OfferMargin): number | null =>
  netCents <= 0 ? null : Number(computeMarginLiquid({ valueCents: netCents, costCents }))

/** C-184: whether the margin, unrounded, reaches a floor of a percentage with at most two decimals. */
export const reachesFloor = ({ netCents, costCents }: OfferMargin, floor: number): boolean =>
  netCents > 0 && (netCents - costCents) * 10_000 >= Math.round(floor * 100) * netCents

/** The roles that offer, each with the lowest margin that it offers without an approval (C-158). */
export const floorRoles = ['CUSTOMER_SUCCESS', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'ADMINISTRATOR'] as const

export type FloorRole = (typeof floorRoles)[number]

/** Percent, to two decimals. */
export type MarginFloors = Readonly<Record<FloorRole, number>>

export const usualFloors: MarginFloors = {
  CUSTOMER_SUCCESS: 18,
  COMMERCIAL: 15,
  COMMERCIAL_SUPERVISOR: 8,
  ADMINISTRATOR: 0,
}

/** QUO-009: the lowest floor of a user's roles; null for a user without one, who cannot offer. */
export const findOwnFloor = (roles: readonly Role[], floors: MarginFloors): number | null => {
  const own = floorRoles.filter((role) => roles.includes(role)).map((role) => floors[role])
  return own.length === 0 ? null : Math.min(...own)
}

/** QUO-011, QUO-012: whether an offer is exactly what was asked. */
export const isSameOffer = (one: Offer, other: Offer): boolean => {
  const prices = new Map(other.lines.map(({ code, unitCents }) => [code, unitCents]))
  return (
    one.totalDiscountCents === other.totalDiscountCents &&
    one.lines.length === prices.size &&
    one.lines.every(({ code, unitCents }) => prices.get(code) === unitCents)
  )
}

/** An item as it is in the budget now, in cents. */
export type PricedItem = {
  readonly code: string
  readonly quantity: number
  readonly listCents: Cents
  readonly costCents: Cents
}

type RoundLine = OfferLine & { readonly costCents: Cents }

/** C-183: whether the prices of the budget are others than those for which a round was made. */
export const hasOtherPrices = (lines: readonly RoundLine[], items: readonly PricedItem[]): boolean => {
  const now = new Map(items.map((item) => [item.code, item]))
  return (
    lines.length !== now.size ||
    lines.some(({ code, quantity, listCents, costCents }) => {
      const item = now.get(code)
      return item?.quantity !== quantity || item.listCents !== listCents || item.costCents !== costCents
    })
  )
}

/** What a user names of an offer: unit prices of some items and a discount on the total, in cents. */
export type NamedOffer = {
  readonly lines: readonly { readonly code: string; readonly unitCents: Cents }[]
  readonly totalDiscountCents: Cents
}

/** An offer that names a price for every item of the budget. */
export type CompletedOffer = { readonly lines: readonly RoundLine[]; readonly totalDiscountCents: Cents }

/** The offer for all items of the budget. */
export const completeOffer = (
  { lines, totalDiscountCents }: NamedOffer,
  items: readonly PricedItem[],
): CompletedOffer => {
  const named = new Map(lines.map(({ code, unitCents }) => [code, unitCents]))
  return {
    lines: items.map((item) => ({ ...item, unitCents: named.get(item.code) ?? item.listCents })),
    totalDiscountCents,
  }
}

type Fault = { readonly field: string; readonly message: string }

/** QUO-003, QUO-006: what is wrong with the named prices; 0 < discount ≤ sub total. */
export const findOfferFaults = (named: NamedOffer, items: readonly PricedItem[]): readonly Fault[] => {
  const list = new Map(items.map(({ code, listCents }) => [code, listCents]))
  const faults = named.lines.flatMap(({ code, unitCents }, index): Fault[] => {
    const most = list.get(code)
    if (most === undefined) return [{ field: `lines.${index}.code`, message: 'Este produto não está no orçamento.' }]
    const field = `lines.${index}.unitPrice`
    if (unitCents <= 0) return [{ field, message: 'Informe um preço maior que zero.' }]
    return unitCents > most ? [{ field, message: 'O preço não pode passar do preço de tabela.' }] : []
  })
  if (faults.length > 0) return faults
  const offer = completeOffer(named, items)
  const discount = computeOfferDiscount(offer)
  if (discount <= 0) return [{ field: 'lines', message: 'Informe um preço ou um desconto.' }]
  return discount > sumListCents(offer.lines)
    ? [{ field: 'totalDiscount', message: 'O desconto não pode ser maior que o subtotal.' }]
    : []
}
