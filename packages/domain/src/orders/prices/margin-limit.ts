import { type Decision, firstRefusal, type RuleRefusal } from '../../shared/decision.ts'
import { type Cents, compareDecimals, type DecimalText } from '../../shared/money.ts'
import { isReason, reasonSentence } from '../moves/decision-reason.ts'

/**
 * A priced order: its liquid margin in percent, its discount in reais, and the discounted value of its items in cents.
 */
export type MarginFacts = {
  readonly marginLiquid: DecimalText
  readonly discountValue: DecimalText
  readonly valueCents: Cents
}

/** The text for users who may not see margins (USE-021). */
export const belowAllowed = 'Abaixo do permitido'

/** Goods without a price have no margin in percent (C-80); this value is below every possible one. */
const marginLevel = ({ marginLiquid, valueCents }: MarginFacts): number =>
  valueCents === 0 ? Number.NEGATIVE_INFINITY : Number(marginLiquid)

/**
 * Whether a discount makes the liquid margin negative (USE-021). A product sold below its cost without a discount does
 * not count.
 */
export const isMarginBelowAllowed = (priced: MarginFacts): boolean =>
  marginLevel(priced) < 0 && compareDecimals(priced.discountValue, '0') > 0

export type GivenMargin = {
  readonly before: MarginFacts & { readonly hasReason: boolean }
  readonly after: MarginFacts
  readonly reason: string | null | undefined
}

/** Whether this change makes the margin negative, or lower than the one that the stored reason was given for. */
export const givesMargin = ({ before, after }: Pick<GivenMargin, 'before' | 'after'>): boolean =>
  isMarginBelowAllowed(after) && !(before.hasReason && marginLevel(after) >= marginLevel(before))

/** Whether the order may have this margin (USE-021). A negative one needs a reason of 10 to 300 characters. */
export const canGiveMargin = (given: GivenMargin): Decision<'marginNeedsReason'> =>
  firstRefusal([givesMargin(given) && !isReason(given.reason), 'marginNeedsReason'])

export const marginSentences = {
  marginNeedsReason: `Margem: ${belowAllowed.toLowerCase()}. ${reasonSentence}`,
} as const satisfies Record<RuleRefusal<typeof canGiveMargin>, string>

/** For users of a company, who read nothing of margins and have no field for a reason. */
export const companyMarginSentences = {
  marginNeedsReason:
    'O desconto não é mais possível neste pedido. Peça à distribuidora que faça a alteração ou dê outro desconto.',
} as const satisfies Record<RuleRefusal<typeof canGiveMargin>, string>
