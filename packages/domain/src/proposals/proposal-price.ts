import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import {
  type Cents,
  centsFromReais,
  computePercent,
  computePercentage,
  type DecimalText,
  toDecimal,
} from '../shared/money.ts'
import type { ProposalPricing } from './proposal-content.ts'

/** Percent on the equipment, with two decimals (C-169). */
export const markUpRange = { least: 0, most: 300 } as const

/** What the integrator adds to the equipment; none is negative. */
export type PriceParts = {
  /** Cents of the source: sub total with discount, and freight (C-169). */
  readonly equipmentCents: Cents
  readonly markUp: DecimalText
  readonly servicesCents: Cents
  readonly extrasCents: readonly Cents[]
  readonly discountCents: Cents
}

export type ProposalPrice = {
  readonly withMarkUpCents: Cents
  /** Before the discount. */
  readonly sumCents: Cents
  readonly finalCents: Cents
}

/** What the customer pays: the mark-up is rounded once, half-up (PROP-004, C-169). */
export const computeProposalPrice = (parts: PriceParts): ProposalPrice => {
  const withMarkUpCents = parts.equipmentCents + computePercent(parts.equipmentCents, parts.markUp)
  const sumCents = parts.extrasCents.reduce((sum, cents) => sum + cents, withMarkUpCents + parts.servicesCents)
  return { withMarkUpCents, sumCents, finalCents: sumCents - parts.discountCents }
}

/** PROP-004: the discount is at most the sum, and something is left to pay. */
export const canHavePrice = ({ sumCents, finalCents }: ProposalPrice) =>
  firstRefusal([finalCents < 0, 'discountAboveSum'], [sumCents <= 0 || finalCents <= 0, 'priceNotPositive'])

export const priceSentences = {
  discountAboveSum: 'O desconto passa do preço.',
  priceNotPositive: 'O preço final precisa ser maior que zero.',
} as const satisfies Record<RuleRefusal<typeof canHavePrice>, string>

/** The integrator's own notes: they change no price, only the profit that he sees (C-169). */
export type OwnCosts = { readonly labourCents: Cents; readonly travelCents: Cents; readonly taxPercent: DecimalText }

export type OwnProfit = {
  readonly taxCents: Cents
  /** Negative: a loss. */
  readonly profitCents: Cents
  /** Of the final price, with two decimals; 0 without a price. */
  readonly percent: number
}

/** What is left of the final price: less equipment, own costs and the tax on the price (PROP-005, C-169). */
export const computeOwnProfit = (
  { equipmentCents, finalCents }: { readonly equipmentCents: Cents; readonly finalCents: Cents },
  { labourCents, travelCents, taxPercent }: OwnCosts,
): OwnProfit => {
  const taxCents = computePercent(finalCents, taxPercent)
  const profitCents = finalCents - equipmentCents - labourCents - travelCents - taxCents
  const percent = computePercentage(toDecimal(profitCents / 100, 2), toDecimal(finalCents / 100, 2), 2)
  return { taxCents, profitCents, percent: Number(percent) }
}

/** The parts of a price in cents, from the reais of an edit. */
export const toPriceParts = (equipmentCents: Cents, price: ProposalPricing): PriceParts => ({
  equipmentCents,
  markUp: toDecimal(price.markUp, 2),
  servicesCents: centsFromReais(price.services),
  extrasCents: price.extras.map(({ amount }) => centsFromReais(amount)),
  discountCents: centsFromReais(price.discount),
})

/** The own costs in cents, from the reais of an edit. */
export const toOwnCosts = ({ ownCosts: { labour, travel, taxPercent } }: ProposalPricing): OwnCosts => ({
  labourCents: centsFromReais(labour),
  travelCents: centsFromReais(travel),
  taxPercent: toDecimal(taxPercent, 2),
})
