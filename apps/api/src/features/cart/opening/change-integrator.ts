import type * as contract from '@girassol/contract/cart'
import { can } from '@girassol/domain/access'
import type { Context, Handler } from '../../../http/context.ts'
import { orNotFound, Refused } from '../../../http/refused.ts'
import { lockOrderFor } from '../../order-record/lock-order-for.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { noPayment } from '../../order-record/payment-columns.ts'
import { removeItems } from '../cart-store.ts'
import { type CartPatch, noCustomer } from '../terms/customer-changes.ts'
import { noAddress } from '../terms/delivery-changes.ts'
import { nothingPriced } from '../terms/save-cart.ts'
import { saveOrder } from '../terms/save-order.ts'
import { partyChanges } from '../terms/update-cart.ts'

type Integrator = { readonly id: number; readonly company_code: string; readonly branch_code: string }

/** An approved integrator; a user who belongs to one finds only their own (C-04, C-08). */
const findIntegrator = async ({ tx, actor }: Context, id: number): Promise<Integrator> => {
  const isOwn = actor.scope.sees === 'seller' && actor.scope.sellerId === id
  const row =
    isOwn || can(actor.roles, 'requester.select')
      ? await tx
          .selectFrom('seller')
          .select(['id', 'company_code', 'branch_code'])
          .where('id', '=', id)
          .where('status', '=', 'APPROVED')
          .executeTakeFirst()
      : undefined
  return orNotFound(row, 'Integrador não encontrado.')
}

/** One open cart per user and integrator: an empty one is replaced, one with items stays (C-30). */
const clearOtherCart = async ({ tx, actor }: Context, integrator: Integrator): Promise<void> => {
  const otherCart = tx
    .selectFrom('orders')
    .select('id')
    .where('created_by', '=', actor.userId)
    .where('seller_id', '=', integrator.id)
    .where('status', '=', 'CART')
  const open = await otherCart.forUpdate().executeTakeFirst()
  if (!open) return
  const items = await tx.selectFrom('order_item').select('id').where('order_id', '=', open.id).limit(1).execute()
  if (items.length > 0) {
    throw new Refused('Já há um carrinho aberto para este integrador.', { status: 409, reason: 'integratorHasCart' })
  }
  await tx.deleteFrom('orders').where('id', '=', open.id).execute()
}

/** WIZ-032: the contents of the previous integrator's cart are not valid for another integrator. */
const clearedCart = {
  ...noCustomer,
  ...noAddress,
  address_type: null,
  ...noPayment,
  ...nothingPriced,
  generator: null,
  kit: null,
}

/** Moves the cart to the new integrator and empties it; a saved order keeps its items. */
const move = async (context: Context, order: OrderRecord, integrator: Integrator): Promise<OrderRecord> => {
  const { tx } = context
  const isCart = order.status === 'CART'
  if (isCart) {
    await clearOtherCart(context, integrator)
    await removeItems(tx, order.id)
  }
  const { id: seller_id, company_code, branch_code } = integrator
  await tx
    .updateTable('orders')
    .set({ seller_id, company_code, branch_code, ...(isCart ? clearedCart : noCustomer) })
    .where('id', '=', order.id)
    .execute()
  return lockOrderFor(context, order.id, 'edit')
}

/**
 * An address of the previous customer is not valid for the new one; a saved order needs one, so the billing address is
 * used.
 */
export const toCustomerPatch = ({ status, address_type }: OrderRecord, customerId: number | null): CartPatch =>
  status !== 'CART' && address_type === 'different' ? { customerId, addressType: 'same' } : { customerId }

const refuseNoCustomer = (order: OrderRecord, customerId: number | null | undefined): void => {
  if (order.status === 'CART' || (customerId !== null && customerId !== undefined)) return
  throw new Refused('Escolha um cliente do integrador.', { status: 409, reason: 'customerMissing' })
}

/**
 * CART-032: assigns a cart, budget or order to an integrator and one of its customers. Another integrator empties a
 * cart (C-30, WIZ-032); a saved order needs a customer of the integrator. Refuses like any change of customer.
 */
export const changeIntegrator: Handler<typeof contract.changeIntegrator> = async (context, { params, body }) => {
  const order = await lockOrderFor(context, params.id, 'edit')
  const integrator = await findIntegrator(context, params.sellerId)
  const customerId = body?.customerId
  const isOther = integrator.id !== order.seller_id
  if (isOther || customerId === null) refuseNoCustomer(order, customerId)
  const owned = isOther ? await move(context, order, integrator) : order
  const changes = customerId === undefined ? {} : await partyChanges(context, owned, toCustomerPatch(owned, customerId))
  const log = isOther ? 'Integrador alterado' : 'Cliente alterado'
  return saveOrder(context, owned, { changes, log, movesDelivery: true })
}
