import { orderTypes, rowActionNames } from '@girassol/domain/orders'
import { paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { action, hiddenReais, id, text } from '../http/fields.ts'
import { orderStatus } from './order-status.ts'

/** A row of the order or budget list. */
export const orderRow = z.object({
  id,
  type: z.enum(orderTypes),
  status: orderStatus,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  customerName: z.string().nullable(),
  sellerName: z.string(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  totalInvoice: hiddenReais,
  estimatedDeliveryDate: z.iso.date().nullable(),
  kitPower: z.number(),
  /** What the latest validation or reproval said (C-69). */
  approvalFeedback: z.string().nullable(),
  attachments: z.number().int(),
  /** The boleto that was made for it, which the payment button opens (PAY-040). */
  barcodeUrl: z.string().nullable(),
  actions: z.record(z.enum(rowActionNames), action),
})

/** What narrows and orders the list; several values of one filter are joined by commas, methods by '/' (ORD-040). */
export const orderFilters = {
  term: text(100).optional(),
  /** Without it everything but carts and budgets (C-44). */
  status: text(900).optional(),
  /** Ids of sellers and regions. */
  sellers: text(900).optional(),
  regions: text(200).optional(),
  /** Product codes; an order that has one of them. */
  modules: text(900).optional(),
  inverters: text(900).optional(),
  paymentMethods: text(200).optional(),
  /** 99 all, 1 future sales alone, 0 none of them (ORD-030, C-44). */
  futureSale: z.enum(['99', '1', '0']).optional(),
  triangulationStatus: text(200).optional(),
  /** 1 with attachments, 0 without. */
  attachment: z.enum(['1', '0']).optional(),
  orderby: z.enum(['createdAt', 'approvedAt', 'finishedAt']).default('createdAt'),
  ordertype: z.enum(['ASC', 'DESC']).default('DESC'),
}
