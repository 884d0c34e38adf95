import type { OrderView } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import type { Missing } from '@girassol/domain/cart'
import { findFreightKind } from '@girassol/domain/freight'
import { isNegotiatedAt } from '@girassol/domain/negotiations'
import { isMarginBelowAllowed, isReleasedUnpaid, orderActions, orderStatuses } from '@girassol/domain/orders'
import { isAwaitingApproval } from '@girassol/domain/purchase-approvals'
import { reaisFrom } from '@girassol/domain/shared'
import type { Actor } from '../../../http/actor.ts'
import { toFactsOfOrder } from '../../order-record/order-facts.ts'
import type { OrderLine } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { toMarginFacts } from '../../order-record/prices/give-margin.ts'
import { toOrderItemView } from './order-item-view.ts'
import { type OrderLife, toLifeView } from './order-life-view.ts'
import { toPaymentView } from './order-payment-view.ts'
import { computeExpiresAt } from './order-progress.ts'

export type Shown = OrderLife & {
  readonly lines: readonly OrderLine[]
  /** What is missing from a cart or budget to order it. */
  readonly missing: readonly Missing[]
  readonly campaignOpen: boolean
  readonly mostInstalments: number | null
  readonly figures: OrderView['figures']
}

/** C-227: an integrator that the record was given to reads who gave it, not who made it for another one. */
const findMaker = (order: OrderRecord, { roles }: Actor): string =>
  can(roles, 'orders.readLogs') ? order.creator_name : (order.seller_changed_by ?? order.creator_name)

const toParties = (order: OrderRecord, actor: Actor) => ({
  createdBy: findMaker(order, actor),
  integrator: {
    id: order.seller_id,
    name: order.seller_name,
    fancyName: order.seller_fancy_name,
    cnpj: order.seller_cnpj,
    erpCode: order.seller_erp_code,
    erpState: order.seller_erp_state,
    erpCityName: order.seller_erp_city_name,
  },
  branchName: order.branch_name,
  customerId: order.customer_id,
  customerType: order.customer_type,
  customerDocument: order.customer_document,
  customerName: order.customer_name,
  customerPhone: order.customer_phone,
  customerEmail: order.customer_email,
  additionalData: order.additional_data,
})

const toAddresses = (order: OrderRecord) => ({
  chargeAddressCep: order.charge_address_cep,
  chargeAddressDescription: order.charge_address_description,
  chargeAddressNumber: order.charge_address_number,
  chargeAddressComplement: order.charge_address_complement,
  chargeAddressNeighborhood: order.charge_address_neighborhood,
  chargeAddressErpState: order.charge_address_erp_state,
  chargeAddressErpCity: order.charge_address_erp_city,
  chargeAddressErpCityName: order.charge_address_erp_city_name,
  deliveryAddressId: order.delivery_address_id,
  deliveryAddressCep: order.delivery_address_cep,
  deliveryAddressDescription: order.delivery_address_description,
  deliveryAddressNumber: order.delivery_address_number,
  deliveryAddressComplement: order.delivery_address_complement,
  deliveryAddressNeighborhood: order.delivery_address_neighborhood,
  deliveryAddressErpState: order.delivery_address_erp_state,
  deliveryAddressErpCity: order.delivery_address_erp_city,
  deliveryAddressErpCityName: order.delivery_address_erp_city_name,
  addressType: order.address_type,
  deliveryDeadline: order.delivery_deadline,
  estimatedDeliveryDate: order.estimated_delivery_date,
})

/** The amounts of an order: only users who may see prices get them; all users get the total of an order (C-29). */
export const toValues = (order: OrderRecord, actor: Actor) => {
  const shown = actor.canViewProductPrices
  const reais = (cents: number) => (shown ? reaisFrom(cents) : null)
  const isOrder = orderStatuses[order.status].list === 'orders'
  return {
    subTotal: reais(order.sub_total_cents),
    discountValue: shown ? Number(order.discount_value) : null,
    percentage: shown ? Number(order.percentage) : null,
    subTotalWithDiscount: reais(order.sub_total_with_discount_cents),
    freightValue: reais(order.freight_cents),
    freightPercentage: Number(order.freight_percentage),
    rawInvoice: reais(order.raw_invoice_cents),
    interestValue: reais(order.interest_cents),
    interestPercentage: shown ? Number(order.interest_percentage) : null,
    grossCommission: reais(order.gross_commission_cents),
    netCommission: reais(order.net_commission_cents),
    totalInvoice: shown || isOrder ? reaisFrom(order.total_invoice_cents) : null,
    marginLiquid: actor.canViewMarginLiquid ? Number(order.margin_liquid) : null,
    isMarginBelowAllowed: can(actor.roles, 'orders.readLogs') && isMarginBelowAllowed(toMarginFacts(order)),
  }
}

const toAgreement = ({ order, actor, now }: Shown) => {
  const { agreed_discount_cents: cents } = order
  return {
    isNegotiated: isNegotiatedAt(order.negotiated_until, now),
    hasAgreement: cents !== null,
    agreedDiscount: cents === null || !actor.canViewProductPrices ? null : reaisFrom(cents),
  }
}

const toProgress = ({ order, missing, actor, campaignOpen, now }: Shown) => {
  const lacks = missing[0]?.message ?? null
  const facts = toFactsOfOrder(order, { actor, now, lacks, campaignOpen })
  const { type, status } = facts
  return {
    id: order.id,
    version: order.version,
    type,
    status,
    createdAt: order.created_at,
    finishedAt: order.finished_at,
    approvedAt: order.approved_at,
    expiresAt: computeExpiresAt(status, order.finished_at),
    awaitsApprovalUntil: isAwaitingApproval(order.approval_until, now) ? order.approval_until : null,
    missing: [...missing],
    actions: orderActions(facts),
  }
}

/** The strings of the sized kit; null for a kit put together by hand. */
const toKitPair = ({ kit }: OrderRecord): OrderView['kit'] =>
  kit && { moduleId: kit.moduleCode, inverterId: kit.inverterCode }

/** For staff: a negative margin (USE-021), and what is still to be paid (USE-022). */
const toDecisionView = ({ order, actor }: Shown) => {
  const released = { status: order.status, isMoneyIn: order.money_in_at !== null }
  return {
    marginReason: can(actor.roles, 'orders.readLogs') ? order.margin_reason : null,
    amountDue: isReleasedUnpaid(released) ? reaisFrom(order.total_invoice_cents) : null,
  }
}

/** USE-006: visible to all users, because it contains no amount. */
const toFreightKind = (order: OrderRecord): OrderView['freightKind'] =>
  findFreightKind({
    addressType: order.address_type,
    freightCents: order.freight_cents,
    discountCents: order.freight_discount_cents,
    percentage: order.freight_percentage,
    minimumCents: order.freight_minimum_cents,
    basisCents: order.sub_total_with_discount_cents,
  })

/** A cart, a budget or an order as the API returns it (CART-003, ORD-048…057). */
export const toOrderView = (shown: Shown): OrderView => {
  const { order, lines, actor, figures } = shown
  const item = { orderId: order.id, isCart: order.status === 'CART', showsPrices: actor.canViewProductPrices }
  return {
    ...toProgress(shown),
    ...toAgreement(shown),
    ...toParties(order, actor),
    ...toAddresses(order),
    ...toPaymentView(shown),
    ...toLifeView(shown),
    ...toValues(order, actor),
    freightKind: toFreightKind(order),
    ...toDecisionView(shown),
    invoiceItems: lines.map((line) => toOrderItemView(line, item)),
    figures,
    kitPower: Number(order.kit_power_kw),
    totalWeight: Number(order.total_weight_kg),
    totalCubage: Number(order.total_cubage_m3),
    generator: order.generator,
    kit: toKitPair(order),
  }
}
