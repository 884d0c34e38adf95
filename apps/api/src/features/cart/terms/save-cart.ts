import type { OrderView } from '@girassol/contract/orders'
import type { Context } from '../../../http/context.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { giveMargin } from '../../order-record/prices/give-margin.ts'
import { priceLines } from '../../order-record/prices/price-cart.ts'
import { toCartView } from '../../orders/detail/cart-view.ts'
import { updateCart } from '../cart-store.ts'
import { type CartContents, cartFinished } from '../opening/own-carts.ts'

/** Columns of a cart that a use case may set; the amounts are computed from them. */
export type CartChanges = Partial<
  Pick<
    OrderRecord,
    | 'type'
    | 'customer_id'
    | 'customer_type'
    | 'insurance'
    | 'customer_document'
    | 'customer_name'
    | 'customer_phone'
    | 'customer_email'
    | `charge_address_${AddressColumn}`
    | `delivery_address_${AddressColumn}`
    | 'delivery_address_id'
    | 'address_type'
    | 'payment_method'
    | 'card1_value_cents'
    | 'card2_value_cents'
    | 'card1_installments'
    | 'card2_installments'
    | 'financing_bank'
    | 'is_payment_special_financing'
    | 'additional_data'
    | 'discount_value'
    | 'gross_commission_cents'
    | 'generator'
    | 'kit'
  >
>

/** Discount and service value were agreed for the items, so both are reset when the items are gone. */
export const nothingPriced: CartChanges = { discount_value: '0', gross_commission_cents: 0 }

export type AddressColumn =
  | 'cep'
  | 'description'
  | 'number'
  | 'complement'
  | 'neighborhood'
  | 'erp_state'
  | 'erp_city'
  | 'erp_city_name'

type Changes = CartChanges & { readonly marginReason?: string | undefined }

/**
 * The last step of every change: reads prices, stock, freight and interest again, stores cart and items with one
 * statement, returns the cart. Null if the cart is no longer as it was read.
 */
export const storeCart = async (
  context: Context,
  { order, lines }: CartContents,
  { marginReason, ...changes }: Changes = {},
): Promise<OrderView | null> => {
  const priced = await priceLines(context, { order: { ...order, ...changes }, lines })
  // The items of a cart change often, so the margin is checked only when it is finished.
  const margin =
    changes.discount_value === undefined
      ? {}
      : await giveMargin(context, order, { after: priced.order, reason: marginReason })
  const stored = await updateCart(context.tx, priced, { changes: { ...changes, ...margin } })
  if (stored === null) return null
  return toCartView({ ...priced, lines: stored.lines, order: { ...priced.order, ...margin } }, context)
}

/** `storeCart` for a cart that is locked; 409 if it is finished. */
export const saveLockedCart = async (
  context: Context,
  cart: CartContents,
  changes: Changes = {},
): Promise<OrderView> => {
  const view = await storeCart(context, cart, changes)
  if (view !== null) return view
  throw cartFinished()
}

/** `saveLockedCart` with the items as they are stored now. */
export const saveCart = async (context: Context, order: OrderRecord, changes: Changes = {}): Promise<OrderView> =>
  saveLockedCart(context, { order, lines: await listOrderLines(context, order.id) }, changes)
