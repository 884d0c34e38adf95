import type { OrderView } from '@girassol/contract/orders'
import type { Context } from '../../../http/context.ts'
import { refuseAwaiting } from '../../order-record/approvals/refuse-awaiting.ts'
import { listOrderLines } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { giveMargin } from '../../order-record/prices/give-margin.ts'
import { type PricedCart, priceLines } from '../../order-record/prices/price-cart.ts'
import { toCartView } from '../../orders/detail/cart-view.ts'
import type { CartParts } from '../cart-parts.ts'
import { updateCart } from '../cart-store.ts'
import type { HeldCarts } from '../opening/held-carts.ts'
import { type CartContents, type CartState, cartFinished } from '../opening/own-carts.ts'

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

/** A cart to store, and the numbers of the items that it no longer has. */
type CartToStore = CartContents & { readonly removed?: readonly number[] }

type Stored = { readonly priced: PricedCart; readonly customerVersion: string | null }

/**
 * The last step of every change: computes prices, stock, freight and interest again and stores cart and items with one
 * statement. Null if the cart is no longer as it was read, or has other parts than `unreadParts`.
 */
const store = async (
  context: Context,
  { order, lines, removed = [] }: CartToStore,
  { marginReason, unreadParts, ...changes }: Changes & { readonly unreadParts?: CartParts | undefined },
): Promise<Stored | null> => {
  refuseAwaiting(order, context.now)
  const priced = await priceLines(context, { order: { ...order, ...changes }, lines })
  // The items of a cart change often, so the margin is checked only when it is finished.
  const margin =
    changes.discount_value === undefined
      ? {}
      : await giveMargin(context, order, { after: priced.order, reason: marginReason })
  const stored = await updateCart(context.tx, priced, { changes: { ...changes, ...margin }, removed, unreadParts })
  if (stored === null) return null
  const after = { ...priced.order, ...margin, ...stored.facts }
  return { priced: { ...priced, lines: stored.lines, order: after }, customerVersion: stored.customerVersion }
}

type HeldChange = {
  readonly cart: CartState & CartToStore
  readonly changes?: CartChanges
  /** The cart was not read for the change. */
  readonly isUnread: boolean
}

/** Stores a cart, holds it for the next change, and returns it. Null if it is no longer as it was found. */
export const storeHeldCart = async (
  context: Context,
  carts: HeldCarts,
  { cart: { parts, ...cart }, changes = {}, isUnread }: HeldChange,
): Promise<OrderView | null> => {
  const stored = await store(context, cart, { ...changes, unreadParts: isUnread ? parts : undefined })
  if (stored === null) return null
  const { priced, customerVersion } = stored
  carts.hold(context, {
    order: priced.order,
    lines: priced.lines.map((line) => ({ ...line, availability: line.promised })),
    parts: { ...parts, customer: customerVersion ?? parts.customer },
  })
  return toCartView(priced, context)
}

/** Stores a cart that is locked and returns it; 409 if it is finished. */
export const saveLockedCart = async (
  context: Context,
  cart: CartContents,
  changes: Changes = {},
): Promise<OrderView> => {
  const stored = await store(context, cart, changes)
  if (stored === null) throw cartFinished()
  return toCartView(stored.priced, context)
}

/** `saveLockedCart` with the items as they are stored now. */
export const saveCart = async (context: Context, order: OrderRecord, changes: Changes = {}): Promise<OrderView> =>
  saveLockedCart(context, { order, lines: await listOrderLines(context, order.id) }, changes)
