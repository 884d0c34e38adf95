import { type Decision, firstRefusal, type RuleRefusal } from '../../shared/decision.ts'
import { type Cents, compareDecimals, type DecimalText } from '../../shared/money.ts'
import { isReason, reasonSentence } from '../moves/decision-reason.ts'

/** A priced order: its liquid margin in percent, its discount in reais, and what is left of the items' value in cents. */
export type MarginFacts = {
  readonly marginLiquid: DecimalText
  readonly discountValue: DecimalText
  readonly valueCents: Cents
}

/** What everyone reads who may not see margins (USE-021). */
export const belowAllowed = 'Abaixo do permitido'

/** Goods that are given away have no margin in percent (C-80): lower than any that can be counted. */
const marginLevel = ({ marginLiquid, valueCents }: MarginFacts): number =>
  valueCents === 0 ? Number.NEGATIVE_INFINITY : Number(marginLiquid)

/**
 * Is the liquid margin below zero because of a discount (USE-021)? What the catalogue sells below its cost without any
 * discount was not given by anyone.
 */
export const isMarginBelowAllowed = (priced: MarginFacts): boolean =>
  marginLevel(priced) < 0 && compareDecimals(priced.discountValue, '0') > 0

export type GivenMargin = {
  readonly before: MarginFacts & { readonly hasReason: boolean }
  readonly after: MarginFacts
  readonly reason: string | null | undefined
}

/** Does this change give a margin below zero, or one further below than the reason that is stored was for? */
export const givesMargin = ({ before, after }: Pick<GivenMargin, 'before' | 'after'>): boolean =>
  isMarginBelowAllowed(after) && !(before.hasReason && marginLevel(after) >= marginLevel(before))

/** May the order have this margin (USE-021)? Below zero only with a reason of 10 to 300 characters. */
export const canGiveMargin = (given: GivenMargin): Decision<'marginNeedsReason'> =>
  firstRefusal([givesMargin(given) && !isReason(given.reason), 'marginNeedsReason'])

export const marginSentences = {
  marginNeedsReason: `Margem: ${belowAllowed.toLowerCase()}. ${reasonSentence}`,
} as const satisfies Record<RuleRefusal<typeof canGiveMargin>, string>
