import { orderTypes, rowActionNames } from '@girassol/domain/orders'
import { paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { action, hiddenReais, id } from '../http/fields.ts'
import { personalText } from '../http/personal-fields.ts'
import { deliveryCount } from './delivery-count.ts'
import { orderStatus } from './order-status.ts'
import { plannedDay } from './planned-day.ts'

/** A row of the order or budget list. */
export const orderRow = z.object({
  id,
  type: z.enum(orderTypes),
  status: orderStatus,
  /** Grows with every change; a decision about the order names it (C-237). */
  version: z.number().int(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  customerName: z.nullable(personalText),
  sellerName: z.string(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  totalInvoice: hiddenReais,
  estimatedDeliveryDate: z.iso.date().nullable(),
  /** The arrival as of now; a budget has none (USE-001). */
  arrival: plannedDay.nullable(),
  isPickup: z.boolean(),
  deliveries: deliveryCount,
  /** Since when it has its status (USE-023). */
  statusSince: z.string().nullable(),
  kitPower: z.number(),
  /** The text of the latest validation or rejection (C-69). */
  approvalFeedback: z.nullable(personalText),
  attachments: z.number().int(),
  /** The boleto of the order, which the payment button opens (PAY-040). */
  barcodeUrl: z.string().nullable(),
  /** Until when stock is held for a budget; absent for one without a hold (HOLD-008). */
  heldUntil: z.optional(z.string()),
  actions: z.record(z.enum(rowActionNames), action),
})
