import type { OrderView } from '@girassol/contract/orders'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { toOrderLines } from '../../order-record/order-lines.ts'
import { priceLines } from '../../order-record/prices/price-cart.ts'
import { toCartView } from '../../orders/detail/cart-view.ts'
import type { CartParts } from '../cart-parts.ts'
import { updateCart } from '../cart-store.ts'
import { type CartState, untilStored } from '../opening/own-carts.ts'
import {
  readStoreProducts,
  type SellableProduct,
  type SellableProducts,
  toSellableProducts,
} from './sellable-products.ts'

/** The items of a cart after a change, and the numbers of those that it no longer has. */
export type ChangedItems = CartState & { readonly removed?: readonly number[] }

/** In all held carts together; about 20 MB. */
const mostItems = 20_000
const mostProducts = 2000

/**
 * The carts as this process stored them last, and the products that it added last. A change of a held cart takes one
 * statement, which stores it only if cart, products and everything else that it was computed from are unchanged.
 */
export const createHeldCarts = () => {
  const carts = new LRUCache<string, CartState>({
    maxSize: mostItems,
    sizeCalculation: ({ lines }) => lines.length + 1,
  })
  const products = new LRUCache<string, readonly SellableProduct[]>({ max: mostProducts })
  const toKey = ({ actor }: Context) => JSON.stringify([actor.userId, actor.seller?.id])

  return {
    /** The cart of the caller, which is no longer held: of two changes at once, the second reads the cart. */
    take: (context: Context): CartState | undefined => {
      const key = toKey(context)
      const cart = carts.get(key)
      carts.delete(key)
      return cart
    },
    hold: (context: Context, cart: CartState): void => void carts.set(toKey(context), cart),
    /** The products with this code, if the catalogue is still the one that the cart was computed with; else null. */
    findProducts: async (
      context: Context,
      code: string,
      { catalogue }: CartParts,
    ): Promise<SellableProducts | null> => {
      const key = JSON.stringify([catalogue, code])
      const known = products.get(key)
      if (known) return toSellableProducts(context.actor, known)
      const read = await readStoreProducts(context, [code])
      if (read.catalogue !== catalogue) return null
      products.set(key, read.products)
      return toSellableProducts(context.actor, read.products)
    },
  }
}

export type HeldCarts = ReturnType<typeof createHeldCarts>

/** The last step of a change of items: stores the cart at today's prices and holds it. Null if it is not as it was. */
const storeItems = async (
  context: Context,
  carts: HeldCarts,
  { cart: { parts, removed = [], ...cart }, isUnread }: { readonly cart: ChangedItems; readonly isUnread: boolean },
): Promise<OrderView | null> => {
  const priced = await priceLines(context, cart)
  const stored = await updateCart(context.tx, priced, { removed, unreadParts: isUnread ? parts : undefined })
  if (stored === null) return null
  const { lines, ...facts } = stored
  const order = { ...priced.order, ...facts }
  carts.hold(context, { order, parts, lines: lines.map((line) => ({ ...line, availability: line.promised })) })
  return toCartView({ ...priced, order, lines }, context)
}

type Change<Found> = {
  /** What the change needs, from a held cart; null if it has to be read. */
  readonly findHeld: (cart: CartState) => Promise<Found | null>
  readonly read: () => Promise<Found>
  /** Null if the cart is no longer as it was found. */
  readonly apply: (found: Found) => Promise<ChangedItems | null>
}

/**
 * Changes the items of the caller's cart. Whatever a held cart does not allow is refused only if the cart as it is
 * stored does not allow it either.
 */
export const changeItems = <Found>(
  context: Context,
  carts: HeldCarts,
  { findHeld, read, apply }: Change<Found>,
): Promise<OrderView> =>
  untilStored(async () => {
    const cart = carts.take(context)
    const held = cart && (await findHeld({ ...cart, lines: toOrderLines(context, cart.lines) }))
    const store = async (found: Found, isUnread: boolean) => {
      const changed = await apply(found)
      return changed && storeItems(context, carts, { cart: changed, isUnread })
    }
    if (!held) return store(await read(), false)
    try {
      return await store(held, true)
    } catch (error) {
      if (error instanceof Refused) return null
      throw error
    }
  })
