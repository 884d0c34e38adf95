import { chargeMeans, chargeResolutions, chargeStates, financingBanks, paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, decisionReason, hiddenReais, id, nonNegativeReais, wholeNumber } from './http/fields.ts'
import { fileBytes } from './http/file.ts'
import { orderStatus } from './orders/order-status.ts'
import { otherPaymentMethod } from './payment-methods.ts'
import { releaseBody } from './payments/release-body.ts'

/** The fields of a payment that a user may change; absent fields stay unchanged (PAY-007…PAY-010). */
export const paymentFields = {
  paymentMethod: z.enum(paymentMethods).nullable().optional(),
  financingBank: z.enum(financingBanks).nullable().optional(),
  isPaymentSpecialFinancing: z.boolean().optional(),
  card1value: z.optional(z.nullable(nonNegativeReais)),
  card2value: z.optional(z.nullable(nonNegativeReais)),
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
    status: orderStatus,
    totalInvoice: hiddenReais,
  }),
})

/** The released payment of an order of the 'others' method (PAY-015); values are null without permission (C-29). */
export const othersPaymentChoice = otherPaymentMethod.omit({ id: true }).extend({
  installments: z.array(z.object({ numberInstallment: z.number().int(), value: hiddenReais, dueDate: z.iso.date() })),
})

/** One part of a payment and its state (C-141); the amount is null without permission (C-29). */
const chargeView = z.object({
  id,
  part: z.number().int(),
  means: z.enum(chargeMeans),
  amount: hiddenReais,
  installments: z.number().int(),
  state: z.enum(chargeStates),
  dueDate: z.iso.date(),
  /** Where to pay: the card's page, the boleto, the picture of the Pix. */
  url: z.string().nullable(),
  /** The text to type or copy for paying: the line of the boleto, the code of the Pix. */
  code: z.string().nullable(),
  /** What the gateway received, even if it is another amount. */
  paidAmount: hiddenReais,
  /** What the user may decide about a payment of another amount (C-235); null where there is nothing to decide. */
  settlement: z.object({ accept: action, giveBack: action }).nullable(),
})
export type ChargeView = z.infer<typeof chargeView>

export const openCheckout = endpoint({
  method: 'POST',
  path: '/payments/invoice/:id/checkout',
  requires: 'payments.pay',
  summary:
    'Make the card page and the boleto of an approved order; repeating the call returns the same page (PAY-042).',
  params: z.object({ id }),
  response: z.object({
    /** The gateway refused the charge; `message` has the reason (PAY-050). */
    isError: z.boolean(),
    message: z.string().nullable(),
    mundipaggBoletoUrl: z.string().nullable(),
    mundipaggCheckoutToken: z.string().nullable(),
    /** Of two cards, the first unpaid one. */
    mundipaggCheckoutUrl: z.string().nullable(),
    parts: z.array(chargeView),
  }),
  callsPerMinute: 30,
})

export const openPix = endpoint({
  method: 'POST',
  path: '/payments/invoice/:id/pix',
  requires: 'payments.pay',
  summary: 'Make the Pix of an approved order; asking again answers the same (PAY-043).',
  params: z.object({ id }),
  response: z.object({
    mundipaggPixUrl: z.string(),
    mundipaggPixQrCode: z.string(),
    /** The last day it can be paid. */
    dueDate: z.iso.date(),
  }),
  callsPerMinute: 30,
})

export const listCharges = endpoint({
  method: 'GET',
  path: '/payments/invoice/:id/charges',
  requires: 'orders.read',
  summary: 'The parts of an order’s payment with the state of each; empty before the first payment attempt (C-141).',
  params: z.object({ id }),
  response: z.array(chargeView),
})

export const settleDivergentPayment = endpoint({
  method: 'POST',
  path: '/payments/invoice/:id/charges/:chargeId/settlement',
  requires: 'payments.settle',
  summary:
    'Accept a payment of another amount that covers its charge, or mark it as returned, with the reason (C-235).',
  params: z.object({ id, chargeId: id }),
  body: z.object({ resolution: z.enum(chargeResolutions), reason: decisionReason }),
  response: z.array(chargeView),
})

export const selectPaymentMethod = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/selectPaymentMethod',
  requires: 'payments.release',
  summary: 'Release the condition of an order of the others method, with its instalments (PAY-017…PAY-024).',
  params: z.object({ id }),
  body: releaseBody,
  response: othersPaymentChoice,
})

export const showSimulatedPayment = endpoint({
  method: 'GET',
  path: '/dev/payments/invoice/:id/:part',
  requires: 'orders.read',
  summary: 'Where the simulated gateway sends whoever pays a part of an order; absent in production.',
  params: z.object({ id, part: wholeNumber(1, 2) }),
  response: fileBytes,
})
