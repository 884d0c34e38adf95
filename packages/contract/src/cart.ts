import { mostUnits, repeatedStates } from '@girassol/domain/cart'
import { addressTypes, customerTypes, orderTypes } from '@girassol/domain/orders'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import {
  availability,
  decisionReason,
  discountReais,
  hiddenReais,
  id,
  nonNegativeReais,
  percentage,
  productCode,
  seenVersion,
  text,
  wantedUnits,
  wholeNumber,
} from './http/fields.ts'
import { orderStatus, orderView } from './orders.ts'
import { paymentFields } from './payments.ts'
import { requestedApproval } from './purchase-approvals/approval-view.ts'

const quantity = wholeNumber(0, mostUnits)

export const openCart = endpoint({
  method: 'POST',
  path: '/invoice/cart',
  requires: 'store.use',
  summary: 'The open cart of this user and seller, created when there is none (C-30).',
  body: z.object({ type: z.enum(orderTypes).optional() }).optional(),
  response: orderView,
})

export const readCart = endpoint({
  method: 'GET',
  path: '/invoice/cart',
  requires: 'store.use',
  summary: 'The open cart, or null when there is none.',
  response: orderView.nullable(),
})

export const emptyCart = endpoint({
  method: 'DELETE',
  path: '/invoice/cart',
  requires: 'store.use',
  summary: 'Take every item out of the cart.',
  response: z.null(),
  status: 204,
})

export const addCartItem = endpoint({
  method: 'POST',
  path: '/invoice/cart/item',
  requires: 'store.use',
  summary: 'Add units of a product to the cart, rounded up to its sale multiple.',
  body: z.object({
    erpCode: productCode,
    quantity: wantedUnits,
    availability: z.optional(availability),
  }),
  response: orderView,
})

export const changeCartItemQuantity = endpoint({
  method: 'PATCH',
  path: '/invoice/cart/:cartId/item/:code/quantity/:qty',
  requires: 'store.use',
  summary: 'Set the quantity of an item; 0 removes it.',
  params: z.object({ cartId: id, code: productCode, qty: quantity }),
  query: z.object({ availability: z.optional(availability) }),
  response: orderView,
})

export const fixCartItem = endpoint({
  method: 'PATCH',
  path: '/invoice/cart/fix/item',
  requires: 'store.use',
  summary: 'Accept the new date of an item that became unavailable, or drop it when there is none (C-26).',
  body: z.object({ erpCode: productCode, availability: z.optional(availability) }),
  response: orderView,
})

export const changeCartType = endpoint({
  method: 'PATCH',
  path: '/invoice/cart/change-cart-type/:type',
  requires: 'store.use',
  summary: 'Switch the cart’s type; items of the former type are taken out (C-30).',
  params: z.object({ type: z.enum(orderTypes) }),
  response: orderView,
})

const address = z.optional(z.nullable(text(40)))

/** Who is billed, where the goods go, and the texts of the invoice; absent fields stay unchanged. */
const partyFields = {
  customerId: z.optional(z.nullable(id)),
  customerType: z.enum(customerTypes).optional(),
  addressType: z.enum(addressTypes).optional(),
  deliveryAddressId: z.optional(z.nullable(id)),
  deliveryAddressCep: address,
  deliveryAddressDescription: address,
  deliveryAddressNumber: address,
  deliveryAddressComplement: address,
  deliveryAddressNeighborhood: address,
  deliveryAddressErpState: address,
  deliveryAddressErpCity: address,
  deliveryAddressErpCityName: z.optional(z.nullable(text(80))),
  additionalData: z.optional(z.nullable(text(1000))),
}

/** Who is billed, where the goods go and how they are paid; absent fields stay unchanged. */
export const orderTermsFields = { ...partyFields, ...paymentFields }

export const updateCart = endpoint({
  method: 'PATCH',
  path: '/invoice/cart/:id',
  requires: 'store.use',
  summary: 'Change customer, addresses, payment choice or additional data of the cart; absent fields stay.',
  params: z.object({ id }),
  body: z.object(orderTermsFields),
  response: orderView,
})

export const chooseSameAddress = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/use-same-address-for-delivery',
  requires: 'store.use',
  summary: 'Copy the billing address to delivery.',
  params: z.object({ id }),
  response: orderView,
})

export const choosePickup = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/pickup',
  requires: 'store.use',
  summary: 'The customer fetches the goods: no freight, no delivery address.',
  params: z.object({ id }),
  response: orderView,
})

/** The total that the user confirmed; finishing is refused when the prices have changed since. */
const confirmation = z.object({ totalInvoice: z.optional(nonNegativeReais) }).optional()

/** A cart that needs an approval of the company stays a cart, and names the request (COMP-010). */
const finished = z.object({
  id,
  status: z.enum(['INVOICE', 'BUDGET', 'CART']),
  approval: z.optional(requestedApproval),
})

export const repeatOrder = endpoint({
  method: 'POST',
  path: '/invoice/:id/repeat',
  requires: 'store.use',
  summary: 'Put the kit or the items of an order or budget into the cart at today’s prices, for another customer.',
  params: z.object({ id }),
  body: z.object({
    /**
     * Removes the current items first; without it a cart with items is refused with 409 and the reason cartNotEmpty.
     */
    replaceItems: z.boolean().default(false),
  }),
  response: z.object({
    cart: orderView,
    /** Each item of the source with its product today; items that cannot be delivered are not copied. */
    items: z.array(
      z.object({
        productErpCode: z.string(),
        productName: z.string(),
        quantity: z.number().int(),
        unitValue: z.object({ before: hiddenReais, after: hiddenReais }),
        state: z.enum(repeatedStates),
      }),
    ),
    /** When the cart has another branch than the source. */
    branch: z.object({ before: z.string(), after: z.string() }).nullable(),
  }),
})
export type RepeatedOrder = z.infer<typeof repeatOrder.response>

export const finishAsOrder = endpoint({
  method: 'POST',
  path: '/invoice/:id',
  requires: 'store.use',
  summary:
    'Make an order of the cart, once: a repeated call answers the same order. 202 with the unchanged cart if the company has to approve it (COMP-010).',
  params: z.object({ id }),
  body: confirmation,
  response: finished,
  alsoStatus: 202,
})

export const finishAsBudget = endpoint({
  method: 'POST',
  path: '/invoice/budget/:id',
  requires: 'store.use',
  summary: 'Make a budget of the cart, once: a repeated call answers the same budget.',
  params: z.object({ id }),
  body: confirmation,
  response: finished,
})

export const confirmOrder = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/confirm',
  requires: 'store.use',
  summary: 'Finish the cart as the status says, INVOICE or BUDGET: the same as the two calls above (C-33).',
  params: z.object({ id }),
  body: z.object({ status: orderStatus, totalInvoice: z.optional(nonNegativeReais) }),
  response: finished,
  alsoStatus: 202,
})

export const changeIntegrator = endpoint({
  method: 'PATCH',
  path: '/invoice/customer/integrator/:id/:sellerId',
  requires: 'store.use',
  summary: 'Set integrator and customer of a cart, budget or order; a cart of another integrator is emptied (C-30).',
  params: z.object({ id, sellerId: id }),
  body: z.object({ customerId: z.optional(z.nullable(id)), version: seenVersion }).optional(),
  response: orderView,
})

export const changeOrderDetails = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/details',
  requires: 'store.use',
  summary: 'Change customer, delivery or additional data of a saved order that nobody has validated.',
  params: z.object({ id }),
  body: z.object(partyFields),
  response: orderView,
})

export const changeOrderItem = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/item',
  requires: 'store.use',
  summary: 'Set the quantity of an item of a saved order; 0 removes it, for commercial roles only.',
  params: z.object({ id }),
  body: z.object({ productErpCode: productCode, quantity, availability: z.optional(availability) }),
  response: orderView,
})

export const changePrices = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/prices',
  requires: 'store.use',
  summary: 'Give a discount, in reais or percent of the sub total, or set the service value; exactly one of the three.',
  params: z.object({ id }),
  body: z
    .object({
      discountValue: discountReais,
      discountPercentage: percentage,
      grossCommission: nonNegativeReais,
      /** Required when the discount makes the margin negative (USE-021). */
      marginReason: decisionReason,
    })
    .partial()
    .refine(
      ({ marginReason: _, ...prices }) => Object.values(prices).filter((value) => value !== undefined).length === 1,
      'Informe um só valor.',
    ),
  response: orderView,
})

export const simulateDiscount = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/discount/simulate',
  requires: 'cart.discount',
  summary: 'What an order would be worth with a discount, and with one on its freight; nothing is stored.',
  params: z.object({ id }),
  body: z.object({
    discountValue: discountReais,
    /** Discount on the freight, in reais; without a value the order's stays (C-82). */
    freightDiscount: z.optional(nonNegativeReais),
  }),
  response: orderView
    .pick({
      discountValue: true,
      percentage: true,
      subTotal: true,
      subTotalWithDiscount: true,
      freightValue: true,
      freightPercentage: true,
      rawInvoice: true,
      interestValue: true,
      interestPercentage: true,
      grossCommission: true,
      netCommission: true,
      totalInvoice: true,
      marginLiquid: true,
      isMarginBelowAllowed: true,
    })
    .extend({
      /** The freight before its discount. */
      grossFreight: hiddenReais,
    }),
})
