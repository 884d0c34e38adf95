import { paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'

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
