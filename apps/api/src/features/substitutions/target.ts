import type { Supply } from '@girassol/domain/generator'
import { answerAction } from '@girassol/domain/orders'
import type { Context } from '../../http/context.ts'
import { orNotFound, Refused } from '../../http/refused.ts'
import { requireSeller } from '../../http/require-seller.ts'
import { lockOpenCart } from '../cart/opening/lock-cart.ts'
import { lockOrderToSave } from '../order-record/approvals/lock-order-to-save.ts'
import { refuseNegotiated } from '../order-record/negotiations/refuse-negotiated.ts'
import { isOpenCart } from '../order-record/open-carts.ts'
import { toFactsOfOrder } from '../order-record/order-facts.ts'
import { listOrderLines, type OrderLine, type Reading } from '../order-record/order-lines.ts'
import { type OrderRecord, selectOrders } from '../order-record/order-record.ts'
import { findOrder } from '../order-record/readable-orders.ts'

/** A cart, a budget or an order whose item is replaced, with its items and the supply of its site. */
export type Target = {
  readonly order: OrderRecord
  readonly lines: readonly OrderLine[]
  /** That of the site, else what the kit was searched for; undefined while neither is known. */
  readonly supply: Supply | undefined
}

const noCart = 'Nenhum carrinho aberto.'

/** Another text after every change: carts are not numbered, so theirs is the version of the row (C-152). */
export const toVersion = ({ status, row_version, version }: OrderRecord): string =>
  status === 'CART' ? row_version : String(version)

const findSupply = async ({ tx }: Pick<Reading, 'tx'>, { site_id, generator }: OrderRecord) => {
  const site =
    site_id === null
      ? undefined
      : await tx.selectFrom('site').select('supply').where('id', '=', site_id).executeTakeFirst()
  return site?.supply ?? generator?.supply
}

const toTarget = async (reading: Reading, order: OrderRecord): Promise<Target> => ({
  order,
  lines: await listOrderLines(reading, order.id),
  supply: await findSupply(reading, order),
})

/** The open cart of this user and seller; undefined without a cart or a seller. */
export const findOwnCart = async ({ tx, actor }: Reading): Promise<OrderRecord | undefined> => {
  if (actor.seller === null) return undefined
  return selectOrders(tx)
    .where(isOpenCart({ userId: actor.userId, sellerId: actor.seller.id }))
    .executeTakeFirst()
}

/** Items are replaced while the record may be edited; 403 for roles that never may, 409 once it may not (C-61). */
const refuseClosed = (order: OrderRecord, { actor, now }: Reading): void => {
  refuseNegotiated(order, now)
  const answer = answerAction('edit', toFactsOfOrder(order, { actor, now }))
  if (answer.allowed) return
  const { refusal, reason } = answer
  throw new Refused(reason, { status: refusal === 'notYours' ? 403 : 409, reason: refusal })
}

/** The record, or the caller's open cart, without a lock. 404 outside the scope, 409 when it can no longer change. */
export const findTarget = async (reading: Reading, invoiceId: number | undefined): Promise<Target> => {
  if (invoiceId === undefined) requireSeller(reading.actor)
  const order =
    invoiceId === undefined ? orNotFound(await findOwnCart(reading), noCart) : await findOrder(reading, invoiceId)
  refuseClosed(order, reading)
  return toTarget(reading, order)
}

/** The same, locked until the call ends. */
export const lockTarget = async (context: Context, invoiceId: number | undefined): Promise<Target> => {
  const order =
    invoiceId === undefined
      ? orNotFound(await lockOpenCart(context), noCart)
      : await lockOrderToSave(context, invoiceId, 'edit')
  refuseNegotiated(order, context.now)
  return toTarget(context, order)
}

/** A record that every reader of it may load, for what is shown beside it. */
export const toReadTarget = toTarget
