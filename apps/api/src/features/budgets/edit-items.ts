import type { saveBudget } from '@girassol/contract/budgets'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { canPutInCart, cartItemSentences, withQuantity } from '@girassol/domain/cart'
import { roundToSaleMultiple } from '@girassol/domain/generator'
import { toDay } from '@girassol/domain/shared'
import type { Context } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { availabilityToday, findSellableProducts, type SellableProducts } from '../cart/items/sellable-products.ts'
import { computeLineAvailability, listOrderLines, type OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { type ItemToStore, replaceItems } from '../order-record/replace-items.ts'
import { isTypeOnSale } from '../settings/promotion-queries.ts'

type RequestedItems = InputFor<typeof saveBudget>['body']['items']

type Wanted = { readonly code: string; readonly quantity: number }

/** A product that is named twice is one item; units are rounded up to the sale multiple, and 0 removes the item. */
export const toWantedItems = (requested: RequestedItems): readonly Wanted[] => {
  const units = new Map<string, number>()
  for (const { productErpCode: code, quantity } of requested) units.set(code, (units.get(code) ?? 0) + quantity)
  return [...units].flatMap(([code, quantity]) =>
    quantity === 0 ? [] : [{ code, quantity: roundToSaleMultiple(code, quantity) }],
  )
}

type PresentItem = { readonly item: ItemToStore; readonly groupCode: string; readonly quantityBefore: number }

/** An item that is already in the budget stays even if it is no longer sold, but its quantity cannot grow. */
const toPresentItem = ({ now }: Context, line: OrderLine, quantity: number): PresentItem => {
  const availability = line.isSold ? computeLineAvailability(line, { quantity, today: toDay(now) }) : null
  const { kitQuantity } = withQuantity({ quantity: line.quantity, kitQuantity: line.kit_quantity }, quantity)
  const item = { code: line.product_code, quantity, kitQuantity, availability }
  return { item, groupCode: line.group_code, quantityBefore: line.quantity }
}

const added = ({ now }: Context, products: SellableProducts, { code, quantity }: Wanted): PresentItem => {
  const product = products.of(code)
  const item = { code, quantity, kitQuantity: 0, availability: availabilityToday(product, quantity, now) }
  return { item, groupCode: product.group_code, quantityBefore: 0 }
}

/**
 * Sets the requested items of a locked budget, at today's prices, or those of its agreement, and today's dates. Refuses products of another type, products
 * that are not sold to this user, and more than there is in stock (C-28, C-30, C-38).
 */
export const editItems = async (
  context: Context,
  budget: OrderRecord,
  { requested, prices }: { readonly requested: RequestedItems; readonly prices: 'today' | 'agreed' },
): Promise<void> => {
  const wanted = toWantedItems(requested)
  const lines = new Map((await listOrderLines(context, budget.id)).map((line) => [line.product_code, line]))
  const unknown = wanted.filter(({ code }) => !lines.has(code)).map(({ code }) => code)
  const products = await findSellableProducts(context, unknown)
  const type = budget.type
  const promotionOpen = await isTypeOnSale(context, type)
  const items = wanted.map((each) => {
    const line = lines.get(each.code)
    const { item, groupCode, quantityBefore } = line
      ? toPresentItem(context, line, each.quantity)
      : added(context, products, each)
    const { quantity, availability } = item
    const decision = canPutInCart({
      type,
      groupCode,
      quantity,
      quantityBefore,
      availability,
      promotionOpen,
      besideAnotherPromotion: false,
    })
    orRefuse(decision, cartItemSentences, { details: { erpCode: each.code } })
    return item
  })
  await replaceItems(context.tx, { orderId: budget.id, prices }, items)
}
