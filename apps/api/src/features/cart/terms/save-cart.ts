import type { OrderView } from '@girassol/contract/orders'
import type { Context } from '../../../http/context.ts'
import { giveMargin } from '../../order-record/give-margin.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { priceCart } from '../../order-record/price-cart.ts'
import { toCartView } from '../../orders/detail/cart-view.ts'
import { updateCartRow } from '../cart-store.ts'

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

/**
 * The last step of every change: reads prices, stock, freight and interest again, stores cart and items, returns the
 * cart.
 */
export const saveCart = async (
  context: Context,
  cart: OrderRecord,
  { marginReason, ...changes }: CartChanges & { readonly marginReason?: string | undefined } = {},
): Promise<OrderView> => {
  const priced = await priceCart(context, { ...cart, ...changes })
  // The items of a cart change often, so the margin is checked only when it is finished.
  const margin =
    changes.discount_value === undefined
      ? {}
      : await giveMargin(context, cart, { after: priced.order, reason: marginReason })
  await updateCartRow(context.tx, priced, { ...changes, ...margin })
  return toCartView({ ...priced, order: { ...priced.order, ...margin } }, context)
}
