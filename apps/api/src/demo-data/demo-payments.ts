import type { PaymentMethod } from '@girassol/domain/payments'
import type { Insertable } from 'kysely'
import type { PaymentInterest, PaymentMethod as PaymentMethodRow } from '../database/schema.ts'

const mostInstallments = {
  CREDIT_CARD: 18,
  'CREDIT_CARD + CREDIT_CARD': 10,
  'CREDIT_CARD + BARCODE': 18,
  BARCODE: 1,
  PIX: 1,
  FINANCING: 1,
  OTHERS: 1,
  DEPOSIT: 1,
} as const satisfies Record<PaymentMethod, number>

const references = Object.keys(mostInstallments) as readonly PaymentMethod[]

export const demoPaymentMethods: readonly Insertable<PaymentMethodRow>[] = references.map((reference, position) => ({
  reference,
  max_installments: mostInstallments[reference],
  position,
}))

/** 1.99 % at once and 1.08 points for each further instalment, about what card acquirers ask. */
const percentageOf = (installment: number): string => (1.99 + 1.08 * (installment - 1)).toFixed(2)

export const demoPaymentInterests: readonly Insertable<PaymentInterest>[] = references
  .filter((reference) => reference.startsWith('CREDIT_CARD'))
  .flatMap((reference) =>
    Array.from({ length: mostInstallments[reference] }, (_, index) => ({
      reference,
      installment: index + 1,
      percentage: percentageOf(index + 1),
    })),
  )
