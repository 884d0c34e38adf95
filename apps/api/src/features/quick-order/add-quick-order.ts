import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/quick-order'
import { isPromiseMet } from '@girassol/domain/cart'
import type { OrderType } from '@girassol/domain/orders'
import { isAdded, type JudgedRow } from '@girassol/domain/quick-order'
import type { Context, Handler } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { withItems } from '../cart/items/add-items.ts'
import { toCartOfType } from '../cart/opening/change-cart-type.ts'
import { lockCart, lockOpenCart } from '../cart/opening/lock-cart.ts'
import { saveLockedCart } from '../cart/terms/save-cart.ts'
import { listOrderLines, type OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { judgeForCart, type KnownProducts, toRowView } from './judge-for-cart.ts'
import { findKnownProducts } from './known-products.ts'
import { toQuickCart } from './quick-cart.ts'

type Sent = InputFor<typeof contract.addQuickOrder>['body']
/** Without a version the cart is used as it is now. */
type Body = Omit<Sent, 'cartVersion'> & { readonly cartVersion?: Sent['cartVersion'] | undefined }
type Opened = { readonly order: OrderRecord; readonly lines: readonly OrderLine[] }

const changedMeanwhile = (): Refused =>
  new Refused('O carrinho mudou desde a conferência. Confira a lista de novo.', {
    status: 409,
    reason: 'changedMeanwhile',
  })

/** The open cart of the preview, locked, or null as there; 409 if it changed since (FAST-007). */
const lockPreviewed = async (context: Context, version: string | null | undefined): Promise<Opened | null> => {
  const order = await lockOpenCart(context)
  if (version !== undefined && (order?.row_version ?? null) !== version) throw changedMeanwhile()
  return order && { order, lines: await listOrderLines(context, order.id) }
}

/** A new cart, locked; 409 if another call opened it first and put something in it. */
const openForRows = async (context: Context, type: OrderType): Promise<Opened> => {
  const order = await lockCart(context, type)
  const lines = await listOrderLines(context, order.id)
  if (lines.length > 0) throw changedMeanwhile()
  return { order, lines }
}

type Adding = { readonly cart: Opened; readonly type: OrderType; readonly rows: readonly JudgedRow[] }

const addRows = async (context: Context, { cart, type, rows }: Adding, products: KnownProducts) => {
  const { order } = cart
  const changes = order.type === type ? {} : await toCartOfType(context, order, type)
  const lines = await withItems(context, {
    type,
    lines: order.type === type ? cart.lines : [],
    items: rows.flatMap(({ code, quantity }) => (code === null || quantity === null ? [] : [{ code, quantity }])),
    products: { of: (code) => orNotFound(products.get(code), 'Produto não encontrado.') },
  })
  return saveLockedCart(context, { order, lines }, changes)
}

/** Whether a row is what the user saw: added, and shipped no later than it said then. */
const isAsSeen = ({ verdict, availability, row }: JudgedRow, { rows }: Body): boolean =>
  isAdded(verdict) && isPromiseMet(rows[row - 1]?.availability ?? availability, availability)

/**
 * Judges the rows again and puts those that are ready in the cart, all with one change. A cart of
 * another type loses its items only if the user agreed. 409 if the cart is not that of the preview (FAST-007, FAST-008).
 */
export const addQuickRows = async (
  context: Context,
  body: Body,
): Promise<ResponseFor<typeof contract.addQuickOrder>> => {
  const open = await lockPreviewed(context, body.cartVersion)
  const products = await findKnownProducts(
    context,
    body.rows.map(({ code }) => code),
  )
  const entries = body.rows.map(({ code, quantity }, at) => {
    const isKnown = products.has(code)
    return {
      row: at + 1,
      read: `${quantity} x ${code}`,
      code: isKnown ? code : null,
      words: isKnown ? '' : code,
      quantity,
    }
  })
  const quickCart = toQuickCart(open === null ? undefined : { ...open.order, lines: open.lines }, body.changeType)
  const { type, rows } = await judgeForCart(context, { entries, products, cart: quickCart })
  const differing = rows.filter((row) => !isAsSeen(row, body)).map((row) => toRowView(row, products))
  const added = rows.filter(({ verdict }) => isAdded(verdict))
  if (added.length === 0 || type === null) return { cart: null, differing }
  const cart = open ?? (await openForRows(context, type))
  return { cart: await addRows(context, { cart, type, rows: added }, products), differing }
}

/** FAST-007: the rows of a preview. */
export const addQuickOrder: Handler<typeof contract.addQuickOrder> = (context, { body }) => addQuickRows(context, body)
