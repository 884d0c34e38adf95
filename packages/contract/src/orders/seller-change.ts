import { financingBanks, paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { hiddenReais, id } from '../http/fields.ts'

/** A change of the integrator of a record, with what the earlier one had written in it (C-227). */
export const sellerChange = z.object({
  id,
  at: z.string(),
  /** The user who gave the record to another integrator. */
  author: z.string(),
  from: z.object({ id, fancyName: z.string() }),
  to: z.object({ id, fancyName: z.string() }),
  createdBy: z.string(),
  customerName: z.string().nullable(),
  customerDocument: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerEmail: z.string().nullable(),
  /** Each address is one line. */
  billingAddress: z.string().nullable(),
  deliveryAddress: z.string().nullable(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  financingBank: z.enum(financingBanks).nullable(),
  card1Installments: z.number().int().nullable(),
  card2Installments: z.number().int().nullable(),
  releasedCondition: z.string().nullable(),
  /** Null without the permission to see prices (C-29). */
  serviceValue: hiddenReais,
  additionalData: z.string().nullable(),
  feedback: z.string().nullable(),
  /** When the credit analysis was saved, which the change deleted; null without one. */
  financingSavedAt: z.string().nullable(),
})
