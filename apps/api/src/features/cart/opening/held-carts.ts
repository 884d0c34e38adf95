import { LRUCache } from 'lru-cache'
import type { Context } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { toOrderLines } from '../../order-record/order-lines.ts'
import type { CartParts } from '../cart-parts.ts'
import {
  readStoreProducts,
  type SellableProduct,
  type SellableProducts,
  toSellableProducts,
} from '../items/sellable-products.ts'
import { type CartState, untilStored } from './own-carts.ts'

/** In all held carts together; about 20 MB. */
const mostItems = 20_000
const mostProducts = 2000

/** Null: as far as the process knows, the caller has no open cart. */
type Held = CartState | null

/**
 * The carts as this process stored them last, and the products that it added last. A change of a held cart does not read
 * it: it is stored only if the cart and everything that it was computed from are unchanged (decision 067).
 */
export const createHeldCarts = () => {
  const carts = new LRUCache<string, { readonly cart: Held }>({
    maxSize: mostItems,
    sizeCalculation: ({ cart }) => 1 + (cart?.lines.length ?? 0),
  })
  const products = new LRUCache<string, readonly SellableProduct[]>({ max: mostProducts })
  const toKey = ({ actor }: Context) => JSON.stringify([actor.userId, actor.seller?.id])

  return {
    /** What is held for the caller, and no longer afterwards: of two changes at once, the second reads the cart. */
    take: (context: Context): Held | undefined => {
      const key = toKey(context)
      const held = carts.get(key)
      carts.delete(key)
      return held?.cart
    },
    hold: (context: Context, cart: Held): void => {
      carts.set(toKey(context), { cart })
    },
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

/** What is held, if it is the cart with this number; else null. */
export const heldWithNumber =
  (id: number) =>
  async (held: Held): Promise<CartState | null> =>
    held?.order.id === id ? held : null

type Change<Found, Result> = {
  /** What the change needs, from what is held; null if it has to be read. */
  readonly findHeld: (held: Held) => Promise<Found | null>
  readonly read: () => Promise<Found>
  /** Refuses before it stores anything. Null if the cart was not stored, because it is no longer as it was found. */
  readonly change: (found: Found, isUnread: boolean) => Promise<Result | null>
}

/**
 * Changes the caller's cart, without reading it if it is held. What the held cart does not allow is refused only if the
 * cart as it is stored does not allow it either.
 */
export const changeCart = <Found, Result>(
  context: Context,
  carts: HeldCarts,
  { findHeld, read, change }: Change<Found, Result>,
): Promise<Result> =>
  untilStored(async () => {
    const held = carts.take(context)
    const today = held ? { ...held, lines: toOrderLines(context, held.lines) } : held
    const found = today === undefined ? null : await findHeld(today)
    if (found === null) return change(await read(), false)
    try {
      return await change(found, true)
    } catch (error) {
      if (error instanceof Refused) return null
      throw error
    }
  })
