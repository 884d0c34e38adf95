import { firstRefusal, type RuleRefusal } from '../../shared/decision.ts'
import {
  type Cents,
  compareDecimals,
  type DecimalText,
  percentInReais,
  reaisFrom,
  toDecimal,
} from '../../shared/money.ts'

/** A discount as typed: reais or percent of the sub total, up to 5 decimals (C-81). */
export type DiscountEntry = { readonly unit: 'reais' | 'percent'; readonly amount: DecimalText }

/** The discount of an entry in reais, to 5 decimals (C-81). */
export const computeDiscount = ({ unit, amount }: DiscountEntry, subTotalCents: Cents): DecimalText =>
  unit === 'reais' ? amount : percentInReais(subTotalCents, amount)

/** Whether the discount is allowed: not below zero, not above the sub total (CART-015, CART-016). */
export const canDiscount = (entry: DiscountEntry, subTotalCents: Cents) =>
  firstRefusal(
    [compareDecimals(entry.amount, '0') < 0, 'negativeDiscount'],
    [entry.unit === 'percent' && compareDecimals(entry.amount, '100') > 0, 'percentageAbove100'],
    [
      compareDecimals(computeDiscount(entry, subTotalCents), toDecimal(reaisFrom(subTotalCents), 2)) > 0,
      'aboveSubTotal',
    ],
  )

export const discountSentences = {
  negativeDiscount: 'O desconto não pode ser negativo.',
  percentageAbove100: 'O desconto não pode passar de 100%.',
  aboveSubTotal: 'O desconto não pode ser maior que o subtotal.',
} as const satisfies Record<RuleRefusal<typeof canDiscount>, string>
