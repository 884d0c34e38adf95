import type { OrderView } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import { grossFreight } from '@girassol/domain/orders'
import { specialFinancingBank } from '@girassol/domain/payments'
import { reaisFrom } from '@girassol/domain/shared'
import { canListFile } from '@girassol/domain/vouchers'
import type { Actor } from '../../../http/actor.ts'
import type { Freight } from '../../freight/freight-queries.ts'
import { toDeliveryCount } from '../../order-record/deliveries/delivery-count.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { toHaltView } from './order-halt-view.ts'
import type { LoggedMove } from './order-log-queries.ts'
import { computeProgressDays } from './order-progress.ts'

export type OrderLife = {
  readonly order: OrderRecord
  readonly actor: Actor
  readonly now: string
  /** The statuses it has had, in order; none for a cart. */
  readonly moves?: readonly LoggedMove[]
  readonly isPaymentRefused?: boolean
  readonly waiting?: OrderView['waiting']
  /** The freight to the billing address, for an order that is picked up. */
  readonly billingFreight?: Freight | null
}

const noCarrier = {
  fretefyFreightValue: null,
  fretefyCarrierCode: null,
  fretefyCarrierName: null,
  fretefyCarrierDocument: null,
  fretefyTotalCubage: null,
}

/**
 * FRT-002: freight value, carrier and cubage of the freight hub for administrators; its code for users who send orders.
 */
const toCarrierView = ({ order, actor }: OrderLife) => {
  const fretefyCode = can(actor.roles, 'freight.send') ? order.fretefy_code : null
  if (!can(actor.roles, 'freight.readValues')) return { fretefyCode, ...noCarrier }
  const cents = actor.canViewProductPrices ? order.fretefy_freight_cents : null
  return {
    fretefyCode,
    fretefyFreightValue: cents === null ? null : reaisFrom(cents),
    fretefyCarrierCode: order.fretefy_carrier_code,
    fretefyCarrierName: order.fretefy_carrier_name,
    fretefyCarrierDocument: order.fretefy_carrier_document,
    fretefyTotalCubage: order.fretefy_cubage_m3 === null ? null : Number(order.fretefy_cubage_m3),
  }
}

const toOrderSeller = (order: OrderRecord): OrderView['seller'] => ({
  name: order.seller_name,
  branchName: order.seller_branch_name,
  erpCode: order.seller_erp_code,
  canDoTriangulation: order.seller_can_do_triangulation,
  pointsEnabled: order.seller_points_enabled,
  erpState: order.seller_erp_state,
})

const computePickupSaving = ({ order, actor, billingFreight }: OrderLife): number | null => {
  if (!billingFreight || !actor.canViewProductPrices || order.address_type !== 'pickup') return null
  return reaisFrom(grossFreight(billingFreight, order.sub_total_with_discount_cents))
}

/** SEC-020: the files that this user could list, which are never removed ones (ORD-057). */
const toFileNames = ({ order, actor }: OrderLife): OrderView['invoiceAttachments'] =>
  (order.attachments ?? [])
    .filter((file) => canListFile(file, actor.roles))
    .map(({ id, filename }) => ({ id, filename, deletedAt: null }))

/** The life of an order after it is placed, as the API returns it (ORD-048…056, DET-066). */
export const toLifeView = (life: OrderLife) => {
  const { order, moves = [], now } = life
  return {
    sellerId: order.seller_id,
    seller: toOrderSeller(order),
    customerErpCode: order.customer_erp_code,
    erpTenantId: `${order.company_code},${order.branch_code}`,
    deliveryDate: order.delivery_date,
    invoiceProduction: {
      waybillDate: order.waybill_date,
      actualEstimatedDeliveryDate: order.actual_estimated_delivery_date,
    },
    futureSale: order.is_future_sale ? (1 as const) : (0 as const),
    isTriangulation: order.is_triangulation,
    triangulationStatus: order.triangulation_status,
    highlightShippingNf: order.highlight_shipping_nf,
    approvalFeedback: order.approval_feedback,
    barcodeUrl: order.barcode_url,
    nf: order.nf,
    insurance: order.insurance,
    ...toCarrierView(life),
    paymentSpecialFinancing: order.is_payment_special_financing ? { partnerBank: specialFinancingBank } : null,
    invoiceAttachments: toFileNames(life),
    pickupSaving: computePickupSaving(life),
    deliveries: toDeliveryCount(order),
    ...computeProgressDays(order, moves, now),
    ...toHaltView(life),
    waiting: life.waiting ?? null,
  }
}
