import type { PaymentMethod } from './payment-method.ts'
import type { PaymentMethodSettings } from './payment-settings.ts'

/** Settings for tests: one percent for each instalment by default. */
export const someSettings = (
  reference: PaymentMethod,
  given: Partial<PaymentMethodSettings> = {},
): PaymentMethodSettings => {
  const maxInstallments = given.maxInstallments ?? 18
  return {
    reference,
    maxInstallments,
    defaultInstallment: 1,
    interestRates: Array.from({ length: maxInstallments }, (_, index) => ({
      installment: index + 1,
      percentage: String(index + 1),
    })),
    ...given,
  }
}
