import { haltCauseNames, orderHolderNames, triangulationStatuses } from '@girassol/domain/orders'
import { z } from 'zod'
import { hiddenReais, id } from '../http/fields.ts'
import { personalText } from '../http/personal-fields.ts'
import { deliveryCount } from './delivery-count.ts'
import { orderWaiting } from './order-waiting.ts'
import { plannedDay } from './planned-day.ts'

/** The data of an order after it is placed, from validation, ERP, warehouse and carrier (ORD-052…056). */
export const orderLife = {
  sellerId: id,
  seller: z.object({
    name: z.string(),
    branchName: z.string().nullable(),
    erpCode: z.string(),
    canDoTriangulation: z.boolean(),
    pointsEnabled: z.boolean(),
    erpState: z.string(),
  }),
  customerErpCode: z.string().nullable(),
  /** The branch it is shipped from, 'company,branch' (DET-066). */
  erpTenantId: z.string(),
  /** The day of shipping ('embarque'): estimated, then chosen at the validation. */
  deliveryDate: z.iso.date().nullable(),
  invoiceProduction: z.object({
    waybillDate: z.iso.date().nullable(),
    /** The day promised by the carrier. */
    actualEstimatedDeliveryDate: z.iso.date().nullable(),
  }),
  /** 1 means yes. */
  futureSale: z.union([z.literal(0), z.literal(1)]),
  isTriangulation: z.boolean(),
  /** Of a triangulation order (C-76), else null. */
  triangulationStatus: z.enum(triangulationStatuses).nullable(),
  highlightShippingNf: z.boolean(),
  approvalFeedback: z.nullable(personalText),
  barcodeUrl: z.string().nullable(),
  nf: z.string().nullable(),
  /** The quote of the freight hub, for users who may see it (FRT-002). */
  fretefyCode: z.string().nullable(),
  fretefyFreightValue: hiddenReais,
  fretefyCarrierCode: z.string().nullable(),
  fretefyCarrierName: z.string().nullable(),
  fretefyCarrierDocument: z.string().nullable(),
  fretefyTotalCubage: z.number().nullable(),
  /** The bank of the special offer, if it was chosen. */
  paymentSpecialFinancing: z.object({ partnerBank: z.string() }).nullable(),
  /** The files of the order that the caller could list (SEC-020); removed ones are none of them. */
  invoiceAttachments: z.array(z.object({ id, filename: z.string(), deletedAt: z.string().nullable() })),
  /** The freight to the billing address, for an order that is picked up (DET-053). */
  pickupSaving: hiddenReais,
  deliveries: deliveryCount,
  /** Shipping and arrival as of now; a past day is never announced (USE-001). */
  boarding: plannedDay.nullable(),
  arrival: plannedDay.nullable(),
  /** Since when it has its status (USE-023). */
  statusSince: z.string().nullable(),
  /** Who has to act next (DET-055); null when nothing remains to be done. */
  holder: z.enum(orderHolderNames).nullable(),
  /** Why it is stopped (USE-019); the reason of another system only for users who may read logs. */
  halt: z.object({ cause: z.enum(haltCauseNames), reason: z.nullable(personalText) }).nullable(),
  /** The external system that it has waited for since the first failed attempt (USE-020). */
  waiting: orderWaiting.nullable(),
  /** When each of the eight steps of the tracker was reached. */
  steps: z.array(z.string().nullable()),
}
