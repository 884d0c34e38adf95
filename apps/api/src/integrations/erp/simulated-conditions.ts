import { paymentTermsInDays } from '@girassol/domain/payments'
import type { ErpPaymentCondition } from './erp.ts'

const inOnePart = paymentTermsInDays.map((days) => ({
  code: `0${days}`,
  description: `Boleto ${days} dias`,
  quantityInstallment: 1,
  rangeInstallment: days,
}))

const counts = [2, 3, 4, 5, 6, 10, 12] as const

const inParts = counts.flatMap((count) =>
  [15, 30].map((days) => ({
    code: `${String(days)[0]}${String(count).padStart(2, '0')}`,
    description: `Boleto ${count}x`,
    quantityInstallment: count,
    rangeInstallment: days,
  })),
)

/** Typical conditions of a distributor's ERP: boletos on terms, at once and in instalments (PAY-035). */
export const simulatedConditions: readonly ErpPaymentCondition[] = [...inOnePart, ...inParts].toSorted((a, b) =>
  a.code < b.code ? -1 : 1,
)
