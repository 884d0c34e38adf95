import { type Day, plusDays } from '../shared/brazil-time.ts'
import { type Cents, splitEvenly } from '../shared/money.ts'

/** A condition of the 'others' method, as in the ERP (C-88). */
export type OtherPaymentMethod = {
  readonly code: string
  readonly description: string
  readonly quantityInstallment: number
  /** Days between two instalments. */
  readonly rangeInstallment: number
}

export type OthersInstalment = {
  /** From 1. */
  readonly numberInstallment: number
  readonly valueCents: Cents
  readonly dueDate: Day
}

/** A condition with the instalments released by the financial department for an order (PAY-015), as stored. */
export type ReleasedCondition = OtherPaymentMethod & { readonly installments: readonly OthersInstalment[] }

/**
 * The instalments of an amount under a condition (PAY-015): equal parts, of which the first has the remainder
 * (PAY-021). Instalment n is due n times the range of days after today (PAY-022).
 */
export const othersInstalments = (
  condition: Pick<OtherPaymentMethod, 'quantityInstallment' | 'rangeInstallment'>,
  { cents, today }: { readonly cents: Cents; readonly today: Day },
): readonly OthersInstalment[] =>
  splitEvenly(cents, condition.quantityInstallment).map((valueCents, index) => ({
    numberInstallment: index + 1,
    valueCents,
    dueDate: plusDays(today, condition.rangeInstallment * (index + 1)),
  }))
