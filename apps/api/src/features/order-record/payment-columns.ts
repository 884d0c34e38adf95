import type { paymentFields } from '@girassol/contract/payments'
import type { Payment, PaymentPatch } from '@girassol/domain/payments'
import { centsFromReais } from '@girassol/domain/shared'
import type { z } from 'zod'

/** The payment fields that a call changes. */
export type PaymentWire = { readonly [Field in keyof typeof paymentFields]?: z.output<(typeof paymentFields)[Field]> }

const fields = [
  'paymentMethod',
  'financingBank',
  'isPaymentSpecialFinancing',
  'card1value',
  'card2value',
  'card1installments',
  'card2installments',
] as const satisfies readonly (keyof PaymentWire)[]

export const changesPayment = (wire: PaymentWire): boolean => fields.some((field) => wire[field] !== undefined)

const toCents = (reais: number | null | undefined): number | null | undefined =>
  reais === null || reais === undefined ? reais : centsFromReais(reais)

/** A change in the form of the rule: amounts in cents; the method is separate. */
export const patchFrom = (wire: PaymentWire): Omit<PaymentPatch, 'method'> => ({
  financingBank: wire.financingBank,
  isSpecialFinancing: wire.isPaymentSpecialFinancing,
  card1ValueCents: toCents(wire.card1value),
  card2ValueCents: toCents(wire.card2value),
  card1Installments: wire.card1installments,
  card2Installments: wire.card2installments,
})

/** The columns of an order for its payment. */
export const paymentColumns = (payment: Payment) => ({
  payment_method: payment.method,
  card1_value_cents: payment.card1ValueCents,
  card2_value_cents: payment.card2ValueCents,
  card1_installments: payment.card1Installments,
  card2_installments: payment.card2Installments,
  financing_bank: payment.financingBank,
  is_payment_special_financing: payment.isSpecialFinancing,
})

export const noPayment = {
  payment_method: null,
  card1_value_cents: null,
  card2_value_cents: null,
  card1_installments: null,
  card2_installments: null,
  financing_bank: null,
  is_payment_special_financing: false,
} as const satisfies Record<keyof ReturnType<typeof paymentColumns>, null | false>
