import type { OrderView } from '@girassol/contract/orders'
import { canPutInCart, cartItemSentences } from '@girassol/domain/cart'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Context } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { isTypeOnSale } from '../../settings/promotion-queries.ts'
import { type ItemToStore, upsertItems } from '../cart-store.ts'
import { saveCart } from '../terms/save-cart.ts'
import { availabilityToday, findSellableProducts, type SellableProduct } from './sellable-products.ts'

export type ItemToAdd = { readonly code: string; readonly quantity: number }

const readPresent = compileOnce((tx, { orderId }: { readonly orderId: number }) =>
  tx.selectFrom('order_item').select(['product_code', 'quantity']).where('order_id', '=', orderId).compile(),
)

/** A product that is named twice is one item. */
const merged = (items: readonly ItemToAdd[]): readonly ItemToAdd[] => {
  const units = new Map<string, number>()
  for (const { code, quantity } of items) units.set(code, (units.get(code) ?? 0) + quantity)
  return [...units].map(([code, quantity]) => ({ code, quantity: roundToSaleMultiple(code, quantity) }))
}

const toItem = (product: SellableProduct, quantity: number, now: string): ItemToStore => ({
  code: product.code,
  name: product.name,
  quantity,
  priceCents: product.price_cents,
  costCents: product.cost_cents,
  availability: availabilityToday(product, quantity, now),
})

type Adding = { readonly cart: OrderRecord; readonly items: readonly ItemToAdd[] }

/**
 * Adds units of products to a locked cart, rounded up to their sale multiples (C-27), and returns the cart. Refuses all
 * of them if one is of another type, a second promotion, or out of stock (CART-008, C-28, C-30).
 */
export const addItemsToCart = async (context: Context, { cart, items }: Adding): Promise<OrderView> => {
  const wanted = merged(items)
  const products = await findSellableProducts(
    context,
    wanted.map(({ code }) => code),
  )
  const { rows: present } = await readPresent(context.tx, { orderId: cart.id })
  const promotionOpen = await isTypeOnSale(context, cart.type)
  const stored = wanted.map(({ code, quantity }) => {
    const quantityBefore = present.find(({ product_code }) => product_code === code)?.quantity ?? 0
    const item = toItem(products.of(code), quantityBefore + quantity, context.now)
    const others = [...present.map(({ product_code }) => product_code), ...wanted.map((each) => each.code)]
    const decision = canPutInCart({
      type: cart.type,
      groupCode: products.of(code).group_code,
      quantity: item.quantity,
      quantityBefore,
      availability: item.availability,
      promotionOpen,
      besideAnotherPromotion: others.some((other) => other !== code),
    })
    orRefuse(decision, cartItemSentences, { details: { erpCode: code } })
    return item
  })
  if (stored.length > 0) await upsertItems(context.tx, cart.id, stored)
  return saveCart(context, cart)
}
