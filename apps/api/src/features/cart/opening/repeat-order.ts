import type * as contract from '@girassol/contract/cart'
import { cartItemSentences, computeRepeatedState, repeatSentences } from '@girassol/domain/cart'
import type { OrderType } from '@girassol/domain/orders'
import { reaisFrom } from '@girassol/domain/shared'
import type { Context, Handler } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { listOrderLines, type OrderLine } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { noPayment } from '../../order-record/payment-columns.ts'
import { findOrder } from '../../order-record/readable-orders.ts'
import { isTypeOnSale } from '../../settings/promotion-queries.ts'
import { removeItems, upsertItems } from '../cart-store.ts'
import { type CartChanges, nothingPriced, saveCart } from '../terms/save-cart.ts'
import { lockCart } from './lock-cart.ts'
import { selectItemsToCopy, toRemadeItem } from './remake-source.ts'

const findSource = async (context: Context, id: number): Promise<OrderRecord> => {
  const source = await findOrder(context, id)
  if (source.status === 'CART') throw new Refused(repeatSentences.cartItself, { status: 409, reason: 'cartItself' })
  if (!(await isTypeOnSale(context, source.type))) {
    throw new Refused(cartItemSentences.campaignClosed, { status: 409, reason: 'campaignClosed' })
  }
  return source
}

/** The cart, locked and empty; items are removed only if the caller allowed it. */
const lockEmptyCart = async (context: Context, type: OrderType, replaces: boolean): Promise<OrderRecord> => {
  const cart = await lockCart(context, type)
  const item = await context.tx
    .selectFrom('order_item')
    .select('id')
    .where('order_id', '=', cart.id)
    .limit(1)
    .executeTakeFirst()
  if (item === undefined) return cart
  if (!replaces) throw new Refused(repeatSentences.cartNotEmpty, { status: 409, reason: 'cartNotEmpty' })
  await removeItems(context.tx, cart.id)
  return cart
}

const storeLines = (context: Context, cart: OrderRecord, lines: readonly OrderLine[]): Promise<void> =>
  upsertItems(
    context.tx,
    cart.id,
    lines.map((line) => ({
      code: line.product_code,
      name: line.product_name,
      quantity: line.quantity,
      kitQuantity: line.kit_quantity,
      priceCents: line.price_cents,
      costCents: line.product_cost_cents,
      availability: line.current,
    })),
  )

/** A sized kit is copied completely or not as a kit: one that lost a part is copied as plain items (C-23). */
const changesFor = (source: OrderRecord, cart: OrderRecord, isWhole: boolean): CartChanges => ({
  type: source.type,
  ...nothingPriced,
  generator: isWhole ? source.generator : null,
  kit: isWhole ? source.kit : null,
  // A payment method that the new type does not offer must be chosen again.
  ...(cart.type === source.type ? {} : noPayment),
})

type Branch = Pick<OrderRecord, 'company_code' | 'branch_code'>

const findBranchName = async ({ tx }: Context, { company_code, branch_code }: Branch): Promise<string> => {
  const branch = await tx
    .selectFrom('branch')
    .select('name')
    .where('company_code', '=', company_code)
    .where('branch_code', '=', branch_code)
    .executeTakeFirst()
  return branch?.name ?? `${company_code}-${branch_code}`
}

/** The names of the branches of source and cart; null if they are the same. */
const findBranchChange = async (context: Context, source: Branch, cart: Branch) => {
  if (source.company_code === cart.company_code && source.branch_code === cart.branch_code) return null
  return { before: await findBranchName(context, source), after: await findBranchName(context, cart) }
}

/**
 * USE-017: copies the kit or items of an order or budget to the caller's cart, at today's prices; the customer is
 * chosen there. Customer, delivery, discount and files are not copied. Refuses a cart with items unless it may be
 * replaced, a promotion that is over, and a source of which nothing can be delivered.
 */
export const repeatOrder: Handler<typeof contract.repeatOrder> = async (context, { params, body }) => {
  const source = await findSource(context, params.id)
  const lines = await listOrderLines(context, source.id)
  const itemsToCopy = selectItemsToCopy(lines, false)
  if (itemsToCopy.length === 0) throw new Refused(repeatSentences.nothingLeft, { status: 409, reason: 'nothingLeft' })
  const cart = await lockEmptyCart(context, source.type, body.replaceItems)
  await storeLines(context, cart, itemsToCopy)
  const isWhole = lines.every((line) => line.kit_quantity === 0 || itemsToCopy.includes(line))
  const saved = await saveCart(context, cart, changesFor(source, cart, isWhole))
  const reais = (cents: number) => (context.actor.canViewProductPrices ? reaisFrom(cents) : null)
  return {
    cart: saved,
    items: lines.map(toRemadeItem).map((item) => ({
      productErpCode: item.code,
      productName: item.name,
      quantity: item.quantity,
      unitValue: { before: reais(item.before.unitValueCents), after: reais(item.today.unitValueCents) },
      state: computeRepeatedState(item),
    })),
    branch: await findBranchChange(context, source, cart),
  }
}
