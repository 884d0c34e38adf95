import { computeOwnProfit, computeProposalPrice, type ProposalPrice } from '@girassol/domain/proposals'
import { type Cents, centsFromReais, toDecimal } from '@girassol/domain/shared'
import type { ProposalValues } from './proposal-form.ts'

/** What the customer pays and what is left of it, in cents and percent, as in the server (C-169). */
export type PriceFigures = ProposalPrice & {
  readonly equipmentCents: Cents
  readonly labourCents: Cents
  readonly travelCents: Cents
  readonly taxPercent: number
  readonly taxCents: Cents
  readonly profitCents: Cents
  readonly profitPercent: number
}

const cents = (reais: number | null): Cents => centsFromReais(reais ?? 0)

/** PROP-005: price and gross profit of what is typed; an empty field counts as 0. */
export const computeFigures = (equipment: number, { price }: Pick<ProposalValues, 'price'>): PriceFigures => {
  const equipmentCents = centsFromReais(equipment)
  const final = computeProposalPrice({
    equipmentCents,
    markUp: toDecimal(price.markUp ?? 0, 2),
    servicesCents: cents(price.services),
    extrasCents: price.extras.map(({ amount }) => cents(amount)),
    discountCents: cents(price.discount),
  })
  const [labourCents, travelCents] = [cents(price.ownCosts.labour), cents(price.ownCosts.travel)]
  const taxPercent = price.ownCosts.taxPercent ?? 0
  const { percent, ...profit } = computeOwnProfit(
    { equipmentCents, finalCents: final.finalCents },
    { labourCents, travelCents, taxPercent: toDecimal(taxPercent, 2) },
  )
  return { ...final, ...profit, equipmentCents, labourCents, travelCents, taxPercent, profitPercent: percent }
}
