import { conditionOrigins } from '@girassol/domain/payment-methods'
import { financingBanks, paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { id, text, wholeNumber } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { instalmentTable } from './payment-methods/instalment-table.ts'
import { instalmentTableBody } from './payment-methods/instalment-table-body.ts'
import { otherMethodBody } from './payment-methods/other-method-body.ts'

const version = wholeNumber(1, 2_147_483_647)

const managedMethod = z.object({
  id,
  code: z.string(),
  description: z.string(),
  quantityInstallment: z.number().int(),
  /** Days between two instalments. */
  rangeInstallment: z.number().int(),
  origin: z.enum(conditionOrigins),
  /** False when the ERP no longer has it. */
  isInErp: z.boolean(),
  /** False when the administration switched it off. */
  offered: z.boolean(),
  /** Counts the changes; an edit sends the version it started from. */
  version: z.number().int(),
})
export type ManagedOtherMethod = z.infer<typeof managedMethod>

const { code: _, ...terms } = otherMethodBody.shape

export const listManagedOtherMethods = endpoint({
  method: 'GET',
  path: '/admin/other-payment-methods',
  requires: 'administration.use',
  summary: 'Every condition of the others method, offered or not, by code (C-140).',
  query: z.object({ term: z.optional(text(100)), ...pageQuery(25) }),
  response: page(managedMethod),
})

export const addOtherMethod = endpoint({
  method: 'POST',
  path: '/admin/other-payment-methods',
  requires: 'administration.use',
  summary: "Add a condition of the portal's own; the copy of the ERP's leaves it alone (C-88).",
  body: otherMethodBody,
  response: managedMethod,
  status: 201,
})

export const changeOtherMethod = endpoint({
  method: 'PUT',
  path: '/admin/other-payment-methods/:id',
  requires: 'administration.use',
  summary: "Change a condition of the portal's own; orders keep the one that was released for them.",
  params: z.object({ id }),
  body: z.object({ ...terms, version }),
  response: managedMethod,
})

export const offerOtherMethod = endpoint({
  method: 'PUT',
  path: '/admin/other-payment-methods/:id/offered',
  requires: 'administration.use',
  summary: 'Switch a condition on or off for what is released from now on.',
  params: z.object({ id }),
  body: z.object({ offered: z.boolean(), version }),
  response: managedMethod,
})

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

export const showSpecialFinancing = endpoint({
  method: 'GET',
  path: '/invoice/special-financing',
  requires: 'payments.readMethods',
  summary: 'The special financing offer: whether it is open, with which bank, and what to know about it.',
  response: z.object({ isEnabled: z.boolean(), partnerBank: z.enum(financingBanks), observation: z.string() }),
})

export type SpecialFinancing = z.infer<typeof showSpecialFinancing.response>

export const otherPaymentMethod = z.object({
  id,
  code: z.string(),
  description: z.string(),
  quantityInstallment: z.number().int(),
  /** Days between two instalments. */
  rangeInstallment: z.number().int(),
})

export type OtherPaymentMethodView = z.infer<typeof otherPaymentMethod>

export const listOtherPaymentMethods = endpoint({
  method: 'GET',
  path: '/payments/others',
  requires: 'payments.readOthers',
  summary: 'The conditions of the others method, by code or description; with all=true in one page (C-88).',
  query: z.object({ term: z.optional(text(100)), all: z.enum(['true', 'false']).optional(), ...pageQuery(15) }),
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

export const listInstalmentTables = endpoint({
  method: 'GET',
  path: '/admin/payment-methods',
  requires: 'administration.use',
  summary: 'Every payment method with its instalments and interest, offered or not.',
  response: z.array(instalmentTable),
})

export const changeInstalmentTable = endpoint({
  method: 'PUT',
  path: '/admin/payment-methods/:reference',
  requires: 'administration.use',
  summary: 'Change the instalments and interest of a method; refused when they changed since they were read.',
  params: z.object({ reference: z.enum(paymentMethods) }),
  body: z.object({ ...instalmentTableBody.shape, seen: instalmentTableBody }),
  response: instalmentTable,
})
