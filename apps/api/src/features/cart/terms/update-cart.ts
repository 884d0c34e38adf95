import type * as contract from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { canDeliverTo, deliveryStateSentences } from '@girassol/domain/cart'
import { withoutMarkup } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { orRefuse, Refused } from '../../../http/refused.ts'
import { findKitState, findUnsafeKit } from '../../order-record/kit-strings.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { findGeneratorSettings } from '../../settings/generator-settings-queries.ts'
import { changeCart, type HeldCarts, heldWithNumber } from '../opening/held-carts.ts'
import { type CartState, findCart } from '../opening/own-carts.ts'
import { type CartPatch, customerChanges } from './customer-changes.ts'
import { deliveryAfterCustomer, deliveryChanges } from './delivery-changes.ts'
import { paymentChanges } from './payment-changes.ts'
import { type CartChanges, storeHeldCart } from './save-cart.ts'

const refuseOtherState = (cart: OrderRecord): void => {
  const place = {
    addressType: cart.address_type,
    deliveryState: cart.delivery_address_erp_state,
    billingState: cart.charge_address_erp_state,
  }
  orRefuse(canDeliverTo(place), deliveryStateSentences)
}

/** C-23: refuses to deliver a kit to a state where its strings are unsafe; the options can resize it for that state. */
const refuseUnsafeKit = async ({ tx }: Context, before: OrderRecord, after: OrderRecord): Promise<void> => {
  if (findKitState(before) === findKitState(after)) return
  const unsafe = findUnsafeKit(after, await findGeneratorSettings(tx))
  if (unsafe === null) return
  throw new Refused(unsafe.message, { status: 409, reason: 'kitUnsafeForState', details: unsafe.details })
}

/** Customer first, then delivery, because the delivery address may be the customer's. */
export const partyChanges = async (context: Context, cart: OrderRecord, patch: CartPatch): Promise<CartChanges> => {
  const customer = await customerChanges(context, cart, patch)
  const withCustomer = { ...cart, ...customer }
  const moved = deliveryAfterCustomer(cart, withCustomer)
  const delivery = await deliveryChanges(context, { ...withCustomer, ...moved }, patch)
  const changes = { ...customer, ...moved, ...delivery }
  const after = { ...cart, ...changes }
  refuseOtherState(after)
  await refuseUnsafeKit(context, cart, after)
  return changes
}

const toChanges = async (context: Context, { order, lines }: CartState, patch: CartPatch): Promise<CartChanges> => {
  const parties = await partyChanges(context, order, patch)
  const payment = await paymentChanges(context, { order: { ...order, ...parties }, lines }, patch)
  const notes =
    patch.additionalData === undefined
      ? {}
      : { additional_data: patch.additionalData === null ? null : withoutMarkup(patch.additionalData) }
  return { ...parties, ...payment, ...notes }
}

type Patching = { readonly carts: HeldCarts; readonly id: number; readonly patch: CartPatch }

/** Every change of customer, delivery, payment and notes of a cart (CART-028). */
const patchCart = (context: Context, { carts, id, patch }: Patching): Promise<OrderView> =>
  changeCart(context, carts, {
    findHeld: heldWithNumber(id),
    read: () => findCart(context, id),
    change: async (cart, isUnread) => {
      const changes = await toChanges(context, cart, patch)
      return storeHeldCart(context, carts, { cart, changes, isUnread })
    },
  })

/** CART-028: changes the given fields only. */
export const updateCart =
  (carts: HeldCarts): Handler<typeof contract.updateCart> =>
  (context, { params: { id }, body: patch }) =>
    patchCart(context, { carts, id, patch })

/** CUS-036: delivers to the billing address. */
export const chooseSameAddress =
  (carts: HeldCarts): Handler<typeof contract.chooseSameAddress> =>
  (context, { params: { id } }) =>
    patchCart(context, { carts, id, patch: { addressType: 'same' } })

/** CUS-044: the customer picks up the goods, so there is neither freight nor delivery address. */
export const choosePickup =
  (carts: HeldCarts): Handler<typeof contract.choosePickup> =>
  (context, { params: { id } }) =>
    patchCart(context, { carts, id, patch: { addressType: 'pickup' } })
