import { orderStatusNames } from '@girassol/domain/orders'
import { financingBanks, paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { hiddenReais, id, nonNegativeReais, text } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/payments',
  requires: 'payments.readMethods',
  summary: 'The payment methods, their instalments and interest.',
  response: z.array(
    z.object({
      reference: z.enum(paymentMethods),
      label: z.string(),
      maxInstallments: z.number().int(),
      defaultInstallment: z.number().int(),
      /** Percent for each number of instalments. */
      interestRates: z.array(z.object({ installment: z.number().int(), percentage: z.number() })),
    }),
  ),
})

/** What a person may change of a payment; absent fields stay (PAY-007…PAY-010). */
export const paymentFields = {
  paymentMethod: z.enum(paymentMethods).nullable().optional(),
  financingBank: z.enum(financingBanks).optional(),
  isPaymentSpecialFinancing: z.boolean().optional(),
  card1value: nonNegativeReais.nullable().optional(),
  card2value: nonNegativeReais.nullable().optional(),
  card1installments: z.number().int().min(1).max(72).nullable().optional(),
  card2installments: z.number().int().min(1).max(72).nullable().optional(),
}

export const correctPayment = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/payment',
  requires: 'payments.edit',
  summary: 'Change how a budget or an order that waits for validation is paid; it must be complete (PAY-005).',
  params: z.object({ id }),
  body: z.object(paymentFields),
  response: z.object({
    id,
    status: z.enum(orderStatusNames as [(typeof orderStatusNames)[number], ...(typeof orderStatusNames)[number][]]),
    totalInvoice: hiddenReais,
  }),
})

export const showSpecialFinancing = endpoint({
  method: 'GET',
  path: '/invoice/special-financing',
  requires: 'payments.readMethods',
  summary: 'The special financing offer: whether it is open, with which bank, and what to know about it.',
  response: z.object({ isEnabled: z.boolean(), partnerBank: z.enum(financingBanks), observation: z.string() }),
})
export type SpecialFinancing = z.infer<typeof showSpecialFinancing.response>

const otherPaymentMethod = z.object({
  id,
  code: z.string(),
  description: z.string(),
  quantityInstallment: z.number().int(),
  /** Days between two instalments. */
  rangeInstallment: z.number().int(),
})
export type OtherPaymentMethodView = z.infer<typeof otherPaymentMethod>

/** What an order of the 'others' method is paid by (PAY-015); values are null without permission (C-29). */
export const othersPaymentChoice = otherPaymentMethod.omit({ id: true }).extend({
  installments: z.array(z.object({ numberInstallment: z.number().int(), value: hiddenReais, dueDate: z.iso.date() })),
})

export const listOtherPaymentMethods = endpoint({
  method: 'GET',
  path: '/payments/others',
  requires: 'payments.readOthers',
  summary: 'The conditions of the others method, by code or description; with all=true in one page (C-88).',
  query: z.object({ term: text(100).optional(), all: z.enum(['true', 'false']).optional(), ...pageQuery(15) }),
  response: page(otherPaymentMethod),
})

export const listErpPaymentConditions = endpoint({
  method: 'GET',
  path: '/payments/erp',
  requires: 'payments.readOthers',
  summary: 'The payment conditions as the ERP knows them now (C-88).',
  response: z.array(z.object({ code: z.string(), description: z.string() })),
})

export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/payments/bank-accounts',
  requires: 'payments.readBankAccounts',
  summary: 'The distributor’s bank accounts.',
  response: z.array(
    z.object({
      id: z.number().int(),
      bankNumber: z.string(),
      bankName: z.string(),
      branchCode: z.string(),
      bankAccount: z.string(),
    }),
  ),
})
export type BankAccountView = z.infer<typeof listBankAccounts.response>[number]

export const selectPaymentMethod = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/selectPaymentMethod',
  requires: 'payments.release',
  summary: 'Release the condition of an order of the others method, with its instalments (PAY-017…PAY-024).',
  params: z.object({ id }),
  body: z.object({
    code: text(30),
    description: text(200),
    quantityInstallment: z.number().int().min(0).max(72),
    rangeInstallment: z.number().int().min(0).max(3650),
    installments: z
      .array(
        z.object({
          numberInstallment: z.number().int().min(1).max(72),
          value: nonNegativeReais,
          dueDate: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
        }),
      )
      .max(72),
  }),
  response: othersPaymentChoice,
})
