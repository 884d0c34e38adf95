import { financingBanks, paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { hiddenReais, id } from '../http/fields.ts'
import { personalDocument, personalEmail, personalPhone, personalText } from '../http/personal-fields.ts'

/** A change of the integrator of a record, with what the earlier one had written in it (C-227). */
export const sellerChange = z.object({
  id,
  at: z.string(),
  /** The user who gave the record to another integrator. */
  author: z.string(),
  from: z.object({ id, fancyName: z.string() }),
  to: z.object({ id, fancyName: z.string() }),
  createdBy: z.string(),
  customerName: z.nullable(personalText),
  customerDocument: z.nullable(personalDocument),
  customerPhone: z.nullable(personalPhone),
  customerEmail: z.nullable(personalEmail),
  /** Each address is one line. */
  billingAddress: z.nullable(personalText),
  deliveryAddress: z.nullable(personalText),
  paymentMethod: z.enum(paymentMethods).nullable(),
  financingBank: z.enum(financingBanks).nullable(),
  card1Installments: z.number().int().nullable(),
  card2Installments: z.number().int().nullable(),
  releasedCondition: z.string().nullable(),
  /** Null without the permission to see prices (C-29). */
  serviceValue: hiddenReais,
  additionalData: z.nullable(personalText),
  feedback: z.nullable(personalText),
  /** When the credit analysis was saved, which the change deleted; null without one. */
  financingSavedAt: z.string().nullable(),
})
