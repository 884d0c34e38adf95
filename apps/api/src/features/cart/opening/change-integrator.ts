import type * as contract from '@girassol/contract/cart'
import { can } from '@girassol/domain/access'
import { sellerChangeSentences } from '@girassol/domain/sellers'
import type { Context, Handler } from '../../../http/context.ts'
import { orNotFound, Refused } from '../../../http/refused.ts'
import { lockOrderToSave } from '../../order-record/approvals/lock-order-to-save.ts'
import { endHold } from '../../order-record/holds/hold-store.ts'
import { refuseOtherVersion } from '../../order-record/last-move.ts'
import { lockOrderFor } from '../../order-record/lock-order-for.ts'
import { logOrder } from '../../order-record/log-order.ts'
import { byUser } from '../../order-record/mover.ts'
import { endAgreement } from '../../order-record/negotiations/end-agreement.ts'
import { refuseNegotiated } from '../../order-record/negotiations/refuse-negotiated.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import { noPayment } from '../../order-record/payment-columns.ts'
import { removeItems } from '../cart-store.ts'
import { type CartPatch, noCustomer } from '../terms/customer-changes.ts'
import { noAddress } from '../terms/delivery-changes.ts'
import { nothingPriced } from '../terms/save-cart.ts'
import { saveOrder } from '../terms/save-order.ts'
import { partyChanges } from '../terms/update-cart.ts'
import { deleteFinancing, hideFiles, insertSellerChange } from './seller-change-store.ts'

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

/** C-227: what one integrator wrote in a record is not for the next one. */
const nothingWritten = {
  ...noCustomer,
  ...noAddress,
  ...noPayment,
  others_payment_method: null,
  additional_data: null,
  approval_feedback: null,
  // SITE-007: a site belongs to one seller.
  site_id: null,
  gross_commission_cents: 0,
}

/** WIZ-032: the contents of the previous integrator's cart are not valid for another integrator. */
const emptiedCart = { ...nothingWritten, ...nothingPriced, address_type: null, generator: null, kit: null }

/** Empties a cart, which has no history. */
const takeCart = async (context: Context, order: OrderRecord, integrator: Integrator) => {
  await clearOtherCart(context, integrator)
  await removeItems(context.tx, order.id)
  return emptiedCart
}

/** A saved record keeps its items; what else was written in it stays readable for staff (C-227). */
const takeSaved = async (context: Context, order: OrderRecord, integrator: Integrator) => {
  refuseNegotiated(order, context.now)
  // What was agreed was agreed with the previous integrator.
  const agreed = await endAgreement(context, order)
  await insertSellerChange(context, order, integrator.id)
  // The next integrator holds for himself.
  await endHold(context, order.id, { from: ['ACTIVE'], to: 'RELEASED' })
  const { id: orderId, status, version } = order
  const line = { orderId, from: status, to: status, description: 'Integrador alterado' }
  return {
    ...nothingWritten,
    ...agreed,
    seller_changed_line: await logOrder(byUser(context), line),
    seller_changed_version: version + 1,
  }
}

/** Gives a cart or a saved record to the new integrator, without what the previous one wrote in it. */
const move = async (context: Context, order: OrderRecord, integrator: Integrator): Promise<OrderRecord> => {
  const { tx } = context
  const take = order.status === 'CART' ? takeCart : takeSaved
  const changes = await take(context, order, integrator)
  await hideFiles(tx, order.id)
  await deleteFinancing(tx, order.id)
  const { id: seller_id, company_code, branch_code } = integrator
  await tx
    .updateTable('orders')
    .set({ seller_id, company_code, branch_code, ...changes })
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
  throw new Refused(sellerChangeSentences.customerMissing, { status: 409, reason: 'customerMissing' })
}

/**
 * CART-032: assigns a cart, budget or order to an integrator and one of its customers. Another integrator empties a
 * cart (C-30, WIZ-032); a saved record loses what the earlier one wrote, and needs a customer and then a payment of the
 * new one (C-227, SEC-019). Refuses like any change of customer.
 */
export const changeIntegrator: Handler<typeof contract.changeIntegrator> = async (context, { params, body }) => {
  const order = await lockOrderToSave(context, params.id, 'edit')
  await refuseOtherVersion(context.tx, order, { seen: body?.version })
  const integrator = await findIntegrator(context, params.sellerId)
  const customerId = body?.customerId
  const isOther = integrator.id !== order.seller_id
  if (isOther || customerId === null) refuseNoCustomer(order, customerId)
  const owned = isOther ? await move(context, order, integrator) : order
  const changes = customerId === undefined ? {} : await partyChanges(context, owned, toCustomerPatch(owned, customerId))
  const log = isOther ? undefined : 'Cliente alterado'
  return saveOrder(context, owned, { changes, log, movesDelivery: true })
}
