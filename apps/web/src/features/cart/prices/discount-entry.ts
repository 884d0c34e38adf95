import type { OrderView } from '@girassol/contract/orders'
import { canDiscount, computeDiscount, type DiscountEntry, discountSentences } from '@girassol/domain/orders'
import { centsFromReais, computePercentage, toDecimal } from '@girassol/domain/shared'

/** The value in the discount field; null while it is not a number. */
export type TypedDiscount = { readonly unit: DiscountEntry['unit']; readonly amount: number | null }

type Discounted = Pick<OrderView, 'subTotal' | 'discountValue' | 'percentage'>

const toSubTotalCents = ({ subTotal }: Discounted): number => centsFromReais(subTotal ?? 0)

const toEntry = ({ unit, amount }: TypedDiscount): DiscountEntry | null =>
  amount === null || !Number.isFinite(amount) ? null : { unit, amount: toDecimal(amount, 5) }

/** The order's discount in this unit. */
export const presentDiscount = (order: Discounted, unit: TypedDiscount['unit']): TypedDiscount => ({
  unit,
  amount: unit === 'reais' ? order.discountValue : order.percentage,
})

/** Empty, not a number, or equal to the order's discount: no request is needed (CART-019). */
export const isUnchanged = (order: Discounted, typed: TypedDiscount): boolean => {
  const entry = toEntry(typed)
  return entry === null || entry.amount === toEntry(presentDiscount(order, typed.unit))?.amount
}

/** Why the order cannot have this discount, in Portuguese (CART-015, CART-016). */
export const discountProblem = (order: Discounted, typed: TypedDiscount): string | undefined => {
  const entry = toEntry(typed)
  if (entry === null) return undefined
  const decision = canDiscount(entry, toSubTotalCents(order))
  return decision.allowed ? undefined : discountSentences[decision.refusal]
}

/** The discount in reais; null when the order cannot have it. */
export const discountIn = (order: Discounted, typed: TypedDiscount): number | null => {
  const entry = toEntry(typed)
  if (entry === null || discountProblem(order, typed) !== undefined) return null
  return Number(computeDiscount(entry, toSubTotalCents(order)))
}

/** The same discount in the other unit; a value that is not a number becomes null. */
export const inUnit = (order: Discounted, typed: TypedDiscount, unit: TypedDiscount['unit']): TypedDiscount => {
  if (unit === typed.unit) return typed
  if (isUnchanged(order, typed)) return presentDiscount(order, unit)
  const reais = discountIn(order, typed)
  if (reais === null) return { unit, amount: null }
  const subTotal = toDecimal(order.subTotal ?? 0, 2)
  return { unit, amount: unit === 'reais' ? reais : Number(computePercentage(toDecimal(reais, 5), subTotal, 5)) }
}
