import type { OrderView } from '@girassol/contract/orders'
import { canPutInCart, cartItemSentences } from '@girassol/domain/cart'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import type { OrderType } from '@girassol/domain/orders'
import type { Context } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { listOrderLines, type OrderLine, toChangedLine } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { isTypeOnSale } from '../../settings/promotion-queries.ts'
import { saveLockedCart } from '../terms/save-cart.ts'
import {
  availabilityToday,
  findSellableProducts,
  type SellableProduct,
  type SellableProducts,
} from './sellable-products.ts'

export type ItemToAdd = { readonly code: string; readonly quantity: number }

/** A product that is named twice is one item. */
const merged = (items: readonly ItemToAdd[]): readonly ItemToAdd[] => {
  const units = new Map<string, number>()
  for (const { code, quantity } of items) units.set(code, (units.get(code) ?? 0) + quantity)
  return [...units].map(([code, quantity]) => ({ code, quantity: roundToSaleMultiple(code, quantity) }))
}

/** The item of a product in a cart that did not contain it. */
const toNewLine = ({ code, name, ...facts }: SellableProduct, position: number) => ({
  ...facts,
  id: 0,
  position,
  product_code: code,
  product_name: name,
  quantity: 0,
  kit_quantity: 0,
  unit_value_cents: facts.price_cents,
  cost_cents: facts.product_cost_cents,
  agreed_unit_cents: null,
  availability: null,
})

type Adding = {
  readonly type: OrderType
  readonly lines: readonly OrderLine[]
  readonly items: readonly ItemToAdd[]
  readonly products: SellableProducts
}

/**
 * The items of a cart with units of products added, rounded up to their sale multiples (C-27). Refuses all of them if
 * one is of another type, a second promotion, or out of stock (CART-008, C-28, C-30).
 */
export const withItems = async (context: Context, adding: Adding): Promise<readonly OrderLine[]> => {
  const { type, products } = adding
  const promotionOpen = await isTypeOnSale(context, type)
  const lines = new Map(adding.lines.map((line) => [line.product_code, line]))
  const lastPosition = adding.lines.at(-1)?.position ?? 0
  const wanted = merged(adding.items)
  const codes = [...lines.keys(), ...wanted.map(({ code }) => code)]
  for (const { code, quantity: added } of wanted) {
    const product = products.of(code)
    const before = lines.get(code) ?? toNewLine(product, lastPosition + lines.size + 1)
    const quantity = before.quantity + added
    const availability = availabilityToday(product, quantity, context.now)
    const decision = canPutInCart({
      type,
      groupCode: product.group_code,
      quantity,
      quantityBefore: before.quantity,
      availability,
      promotionOpen,
      besideAnotherPromotion: codes.some((other) => other !== code),
    })
    orRefuse(decision, cartItemSentences, { details: { erpCode: code } })
    lines.set(code, toChangedLine(context, { ...before, quantity, availability }))
  }
  return [...lines.values()]
}

/** Adds units of products to a locked cart and returns it. Refuses as `withItems`. */
export const addItemsToCart = async (
  context: Context,
  { cart, items }: { readonly cart: OrderRecord; readonly items: readonly ItemToAdd[] },
): Promise<OrderView> => {
  const codes = items.map(({ code }) => code)
  const products = await findSellableProducts(context, codes)
  const before = await listOrderLines(context, cart.id)
  const lines = await withItems(context, { type: cart.type, lines: before, items, products })
  return saveLockedCart(context, { order: cart, lines })
}
