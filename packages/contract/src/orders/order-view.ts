import { freightKinds } from '@girassol/domain/freight'
import { addressTypes, customerTypes, orderActionNames, orderTypes } from '@girassol/domain/orders'
import { financingBanks, paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { financingSummary } from '../financing.ts'
import { action, hiddenReais, id } from '../http/fields.ts'
import { personalDocument, personalEmail, personalPhone, personalText } from '../http/personal-fields.ts'
import { othersPaymentChoice } from '../payments.ts'
import { sellerView } from '../sellers.ts'
import { decisionFigures } from './decision-figures.ts'
import { generatorOptions } from './generator-options.ts'
import { orderItemView } from './order-item.ts'
import { orderLife } from './order-life.ts'
import { orderStatus } from './order-status.ts'
import { toAddressFields } from './to-address-fields.ts'

/** Cart, budget and order share one entity (CART-003). Money is in reais, null where hidden (C-29). */
export const orderView = z.object({
  id,
  /** Counts the changes since it was saved; an edit sends the version it started from. */
  version: z.number().int(),
  type: z.enum(orderTypes),
  status: orderStatus,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  /** Budgets: 168 h after finishedAt (C-63). */
  expiresAt: z.string().nullable(),
  /** A cart or budget that waits for an approval of the company cannot be changed until then (COMP-013). */
  awaitsApprovalUntil: z.string().nullable(),
  /** While a negotiation of the budget is open, its items and discounts cannot be changed (QUO-017). */
  isNegotiated: z.boolean(),
  /** Whether its discount was agreed in a negotiation, and how much that is (QUO-007). */
  hasAgreement: z.boolean(),
  agreedDiscount: hiddenReais,
  createdBy: z.string().nullable(),
  invoiceItems: z.array(orderItemView),
  integrator: sellerView.omit({ pointsEnabled: true }),
  ...orderLife,
  branchName: z.string().nullable(),
  customerId: z.nullable(id),
  customerType: z.enum(customerTypes).nullable(),
  customerDocument: z.nullable(personalDocument),
  customerName: z.nullable(personalText),
  customerPhone: z.nullable(personalPhone),
  customerEmail: z.nullable(personalEmail),
  ...toAddressFields('charge'),
  deliveryAddressId: z.nullable(id),
  ...toAddressFields('delivery'),
  addressType: z.enum(addressTypes).nullable(),
  deliveryDeadline: z.number().int().nullable(),
  estimatedDeliveryDate: z.iso.date().nullable(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  cards: z.number().int(),
  card1value: hiddenReais,
  card2value: hiddenReais,
  card1installments: z.number().int().nullable(),
  card2installments: z.number().int().nullable(),
  cardMaxInstallmentNumber: z.number().int().nullable(),
  financingBank: z.enum(financingBanks).nullable(),
  isPaymentSpecialFinancing: z.boolean(),
  /** The credit analysis data that belongs to the order; only `showFinancing` returns the borrower. */
  financing: financingSummary.nullable(),
  othersPaymentMethodCode: z.string().nullable(),
  othersPaymentMethod: othersPaymentChoice.nullable(),
  additionalData: z.nullable(personalText),
  insurance: z.boolean(),
  subTotal: hiddenReais,
  /** Reais, up to 5 decimals (C-81). */
  discountValue: hiddenReais,
  percentage: z.number().nullable(),
  subTotalWithDiscount: hiddenReais,
  freightValue: hiddenReais,
  freightPercentage: z.number().nullable(),
  /** How the freight was set (USE-006). */
  freightKind: z.enum(freightKinds),
  rawInvoice: hiddenReais,
  interestValue: hiddenReais,
  interestPercentage: z.number().nullable(),
  grossCommission: hiddenReais,
  netCommission: hiddenReais,
  /** Visible to everyone from INVOICE on (C-29). */
  totalInvoice: hiddenReais,
  /** Only with canViewMarginLiquid. */
  marginLiquid: z.number().nullable(),
  /** Whether a discount made the liquid margin negative (USE-021); always false for integrators. */
  isMarginBelowAllowed: z.boolean(),
  /** The reason for that discount; null for users who may not see it. */
  marginReason: z.nullable(personalText),
  /** Reais not yet paid of an order that may be released (USE-022); null for other orders. */
  amountDue: z.number().nullable(),
  /** Of a cart or budget; null once it is ordered. */
  figures: decisionFigures.nullable(),
  kitPower: z.number(),
  totalWeight: z.number(),
  totalCubage: z.number(),
  generator: generatorOptions.nullable(),
  /** The module and inverter of the sized kit; after a swap they differ from the options. */
  kit: z.object({ moduleId: z.string(), inverterId: z.string() }).nullable(),
  /** What prevents a cart or budget from being ordered, in the order of the screen; empty when nothing does. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  actions: z.record(z.enum(orderActionNames), action),
})
