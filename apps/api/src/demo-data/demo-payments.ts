import type { BankAccountView, SpecialFinancing } from '@girassol/contract/payment-methods'
import { type PaymentMethod, specialFinancingBank } from '@girassol/domain/payments'
import type { Insertable } from 'kysely'
import type { OtherPaymentMethod, PaymentInterest, PaymentMethod as PaymentMethodRow } from '../database/schema.ts'
import { simulatedConditions } from '../integrations/erp/simulated-conditions.ts'

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

/** 1.99 % for the first instalment and 1.08 points for each further one, about what card acquirers charge. */
const computeInterestPercent = (installment: number): string => (1.99 + 1.08 * (installment - 1)).toFixed(2)

export const demoPaymentInterests: readonly Insertable<PaymentInterest>[] = references
  .filter((reference) => reference.startsWith('CREDIT_CARD'))
  .flatMap((reference) =>
    Array.from({ length: mostInstallments[reference] }, (_, index) => ({
      reference,
      installment: index + 1,
      percentage: computeInterestPercent(index + 1),
    })),
  )

export const demoSpecialFinancing: SpecialFinancing = {
  isEnabled: true,
  partnerBank: specialFinancingBank,
  observation: 'Taxa reduzida até o fim da temporada, com carência de 120 dias.',
}

export const demoBankAccounts: readonly BankAccountView[] = [
  { id: 1, bankNumber: '001', bankName: 'Banco do Brasil', branchCode: '1234-5', bankAccount: '67890-1' },
  { id: 2, bankNumber: '341', bankName: 'Itaú Unibanco', branchCode: '0987', bankAccount: '65432-1' },
]

/** The portal's copy of the simulated ERP's conditions (C-88). */
export const demoOtherMethods: readonly Insertable<OtherPaymentMethod>[] = simulatedConditions.map((condition) => ({
  code: condition.code,
  description: condition.description,
  quantity_installment: condition.quantityInstallment,
  range_installment: condition.rangeInstallment,
}))
