import { canDiscount, discountSentences } from '../orders/prices/discount.ts'
import { isPayableTotal, nothingToPay } from '../orders/prices/payable-total.ts'
import { type Day, formatDay } from '../shared/brazil-time.ts'
import type { Cents, DecimalText } from '../shared/money.ts'
import type { SeparationDay } from './separation-calendar.ts'

/** The values that the validation of an order sets (VAL-002). */
export type ValidationEntry = {
  /** BRL with up to 5 decimals (C-81); null while the field is empty. */
  readonly discount: DecimalText | null
  readonly freightDiscountCents: Cents
  readonly deliveryDate: Day | null
  readonly isFutureSale: boolean
  readonly isTriangulation: boolean
}

export type ValidationFacts = {
  readonly subTotalCents: Cents
  /** The freight before its discount, at the discount of the entry (C-82). */
  readonly grossFreightCents: Cents
  /** The total of the order with the discounts of the entry; null while it is not known. */
  readonly totalInvoiceCents: Cents | null
  /** Why the chosen payment cannot be charged with the discounts of the entry; absent while it is not known. */
  readonly paymentRefusal?: string | null
  readonly isPickup: boolean
  readonly minimumDeliveryDate: Day
  readonly separationDays: readonly SeparationDay[]
  readonly canDoTriangulation: boolean
}

type ValidationField = 'discount' | 'freightDiscount' | 'deliveryDate' | 'isFutureSale' | 'isTriangulation'

/** A field, and the Portuguese sentence about what is wrong with it. */
type ValidationProblem = { readonly field: ValidationField; readonly message: string }

export const validationSentences = {
  required: 'Campo obrigatório',
  freightDiscount: 'O desconto no frete vai de zero até o valor do frete.',
  pickupHasNoDate: 'Um pedido com retirada não tem data de entrega.',
  noCapacity: 'Não há capacidade de separação nesta data.',
  noFutureSale: 'Um pedido de conta e ordem não pode ser venda futura.',
  noTriangulation: 'Este integrador não faz conta e ordem.',
} as const

const tooEarly = (minimum: Day): string => `A data de entrega não pode ser anterior a ${formatDay(minimum)}.`

/** VAL-006, VAL-007, VAL-009, REL-006, USE-034. */
const discountProblem = ({ discount }: ValidationEntry, facts: ValidationFacts): string | null => {
  if (discount === null) return validationSentences.required
  const decision = canDiscount({ unit: 'reais', amount: discount }, facts.subTotalCents)
  if (!decision.allowed) return discountSentences[decision.refusal]
  const isPayable = facts.totalInvoiceCents === null || isPayableTotal(facts.totalInvoiceCents)
  return isPayable ? (facts.paymentRefusal ?? null) : nothingToPay
}

/** C-82: from zero to the whole freight. */
const freightProblem = ({ freightDiscountCents: cents }: ValidationEntry, { grossFreightCents }: ValidationFacts) =>
  cents < 0 || cents > grossFreightCents ? validationSentences.freightDiscount : null

/** VAL-010…VAL-013. */
const dateProblem = ({ deliveryDate }: ValidationEntry, facts: ValidationFacts): string | null => {
  if (facts.isPickup) return deliveryDate === null ? null : validationSentences.pickupHasNoDate
  if (deliveryDate === null) return validationSentences.required
  if (deliveryDate < facts.minimumDeliveryDate) return tooEarly(facts.minimumDeliveryDate)
  const isFree = facts.separationDays.some(({ date, quantity }) => date === deliveryDate && quantity > 0)
  return isFree ? null : validationSentences.noCapacity
}

/** What prevents the validation, field by field in the order of the screen; empty when nothing does. */
export const validationProblems = (entry: ValidationEntry, facts: ValidationFacts): readonly ValidationProblem[] => {
  const problems: Record<ValidationField, string | null> = {
    discount: discountProblem(entry, facts),
    freightDiscount: freightProblem(entry, facts),
    deliveryDate: dateProblem(entry, facts),
    // VAL-014
    isFutureSale: entry.isFutureSale && entry.isTriangulation ? validationSentences.noFutureSale : null,
    // C-78
    isTriangulation: entry.isTriangulation && !facts.canDoTriangulation ? validationSentences.noTriangulation : null,
  }
  return Object.entries(problems).flatMap(([field, message]) =>
    message === null ? [] : [{ field: field as ValidationField, message }],
  )
}
