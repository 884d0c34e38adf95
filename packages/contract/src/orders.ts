import { supplyNames } from '@girassol/domain/generator'
import {
  type OrderAction,
  orderActionNames,
  orderStatusNames,
  orderTypes,
  rowActionNames,
} from '@girassol/domain/orders'
import { financingBanks, paymentMethods } from '@girassol/domain/payments'
import { z } from 'zod'
import { financingSummary } from './financing.ts'
import { endpoint } from './http/endpoint.ts'
import { action, availability, hiddenReais, id, text, uf } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'
import { othersPaymentChoice } from './payments.ts'
import { sellerView } from './sellers.ts'

export const orderStatus = z.enum(
  orderStatusNames as [(typeof orderStatusNames)[number], ...(typeof orderStatusNames)[number][]],
)

export const orderItemView = z.object({
  id,
  invoiceId: id,
  productErpCode: z.string(),
  productName: z.string(),
  groupCode: z.string(),
  groupName: z.string(),
  productCategory: z.string().nullable(),
  imageKind: z.string(),
  quantity: z.number().int(),
  /** Units the quantity steps by: 10 for codes 1020…, else 1 (CART-009). */
  step: z.number().int(),
  unitValue: hiddenReais,
  totalValue: hiddenReais,
  /** What was promised when the item was added; null when it can no longer be delivered. */
  availability: availability.nullable(),
  /** When it would leave today; differs from `availability` after stock changed. */
  currentAvailability: availability.nullable(),
  unitPower: z.number().nullable(),
  status: z.enum(['AVAILABLE', 'UNAVAILABLE']),
  isCart: z.boolean(),
})
export type OrderItemView = z.infer<typeof orderItemView>

export const addressFields = {
  Cep: z.string().nullable(),
  Description: z.string().nullable(),
  Number: z.string().nullable(),
  Complement: z.string().nullable(),
  Neighborhood: z.string().nullable(),
  ErpState: z.string().nullable(),
  ErpCity: z.string().nullable(),
  ErpCityName: z.string().nullable(),
}

/** The generator's options of a type MP order, kept so that the kit can be checked and resized later (C-23). */
export const generatorOptions = z.object({
  power: z.number().min(0).max(200),
  inverterBrandId: text(10),
  inverterId: text(30),
  moduleId: text(30),
  roofTypeId: id,
  /** How the building is fed; without it every inverter is looked at. */
  supply: z.enum(supplyNames).optional(),
  /** The state to size for, when it is not where the cart goes yet: the delivery it is being changed to. */
  uf: uf.optional(),
})
export type GeneratorOptions = z.infer<typeof generatorOptions>

/** Cart, budget and order share one entity (CART-003). Money is in reais, null where hidden (C-29). */
export const orderView = z.object({
  id,
  type: z.enum(orderTypes),
  status: orderStatus,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  /** Budgets: 168 h after finishedAt (C-63). */
  expiresAt: z.string().nullable(),
  createdBy: z.string().nullable(),
  invoiceItems: z.array(orderItemView),
  integrator: sellerView.omit({ pointsEnabled: true }),
  branchName: z.string().nullable(),
  customerId: id.nullable(),
  customerType: z.enum(['INTEGRATOR', 'CUSTOMER']).nullable(),
  customerDocument: z.string().nullable(),
  customerName: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerEmail: z.string().nullable(),
  chargeAddressCep: addressFields.Cep,
  chargeAddressDescription: addressFields.Description,
  chargeAddressNumber: addressFields.Number,
  chargeAddressComplement: addressFields.Complement,
  chargeAddressNeighborhood: addressFields.Neighborhood,
  chargeAddressErpState: addressFields.ErpState,
  chargeAddressErpCity: addressFields.ErpCity,
  chargeAddressErpCityName: addressFields.ErpCityName,
  deliveryAddressId: id.nullable(),
  deliveryAddressCep: addressFields.Cep,
  deliveryAddressDescription: addressFields.Description,
  deliveryAddressNumber: addressFields.Number,
  deliveryAddressComplement: addressFields.Complement,
  deliveryAddressNeighborhood: addressFields.Neighborhood,
  deliveryAddressErpState: addressFields.ErpState,
  deliveryAddressErpCity: addressFields.ErpCity,
  deliveryAddressErpCityName: addressFields.ErpCityName,
  addressType: z.enum(['pickup', 'same', 'different']).nullable(),
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
  /** What of the credit analysis belongs to the order; who borrows is told by `showFinancing` alone. */
  financing: financingSummary.nullable(),
  othersPaymentMethodCode: z.string().nullable(),
  othersPaymentMethod: othersPaymentChoice.nullable(),
  additionalData: z.string().nullable(),
  insurance: z.boolean(),
  subTotal: hiddenReais,
  /** Reais, up to 5 decimals (C-81). */
  discountValue: hiddenReais,
  percentage: z.number().nullable(),
  subTotalWithDiscount: hiddenReais,
  freightValue: hiddenReais,
  freightPercentage: z.number().nullable(),
  rawInvoice: hiddenReais,
  interestValue: hiddenReais,
  interestPercentage: z.number().nullable(),
  grossCommission: hiddenReais,
  netCommission: hiddenReais,
  /** Visible to everyone from INVOICE on (C-29). */
  totalInvoice: hiddenReais,
  /** Only with canViewMarginLiquid. */
  marginLiquid: z.number().nullable(),
  kitPower: z.number(),
  totalWeight: z.number(),
  totalCubage: z.number(),
  generator: generatorOptions.nullable(),
  /** The pair of the sized kit in it: after a swap another one than the options asked for. */
  kit: z.object({ moduleId: z.string(), inverterId: z.string() }).nullable(),
  /** What keeps the cart from being finished, in the order of the screen; empty when it may be. */
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
  actions: z.record(z.enum(orderActionNames as [OrderAction, ...OrderAction[]]), action),
})
export type OrderView = z.infer<typeof orderView>

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
  actions: z.record(z.enum(rowActionNames), action),
})
export type OrderRow = z.infer<typeof orderRow>

export const listOrders = endpoint({
  method: 'GET',
  path: '/invoice',
  requires: 'orders.read',
  summary: 'Orders, or with status=BUDGET,BUDGET_EXPIRED budgets, newest first unless told.',
  query: z.object({
    term: text(100).optional(),
    /** Comma-joined statuses; without it everything but carts and budgets (C-44). */
    status: text(900).optional(),
    orderby: z.enum(['createdAt', 'approvedAt', 'finishedAt']).default('createdAt'),
    ordertype: z.enum(['ASC', 'DESC']).default('DESC'),
    ...pageQuery(15),
  }),
  response: page(orderRow),
})

export const showOrder = endpoint({
  method: 'GET',
  path: '/invoice/:id',
  requires: 'orders.read',
  summary: 'One order, budget or cart of the caller’s scope, with its items, values and what may be done with it.',
  params: z.object({ id }),
  response: orderView,
})

export const listOrderItems = endpoint({
  method: 'GET',
  path: '/invoice/:id/products',
  requires: 'orders.read',
  summary: 'The items of an order.',
  params: z.object({ id }),
  response: z.array(orderItemView),
})
