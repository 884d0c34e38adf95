import { can } from '@girassol/domain/access'
import type { OrderType } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'
import type { Context, Tx } from '../../../http/context.ts'
import { orNotFound } from '../../../http/refused.ts'
import type { StockReader } from '../../order-record/holds/free-units.ts'
import { isInScope } from '../../order-record/readable-orders.ts'

/** All that the view of a product depends on besides the product and the day. */
export type StoreRights = {
  readonly seesPrices: boolean
  readonly seesMargins: boolean
  readonly seesStock: boolean
  readonly seesInternal: boolean
}

export const findStoreRights = (actor: Actor): StoreRights => ({
  seesPrices: actor.canViewProductPrices,
  seesMargins: actor.canViewMarginLiquid,
  seesStock: can(actor.roles, 'catalogue.seeStock'),
  seesInternal: can(actor.roles, 'catalogue.seeInternal'),
})

/** Who reads the products: the caller, the day, the seller of the wishlist, and the order whose units are shown. */
export type Reader = {
  readonly actor: Actor
  readonly rights: StoreRights
  readonly now: string
  readonly today: string
  readonly sellerId: number | null
  /** The order that is being edited; null for the open cart of the user and the seller. */
  readonly order: {
    readonly id: number
    readonly type: OrderType
    /** Whether it has a hold, which does not count against it (C-186). */
    readonly holds: boolean
  } | null
}

/** Whose stock the reader is shown: units that the edited order holds are its own (C-186). */
export const toStockReader = ({ now, order }: Pick<Reader, 'now' | 'order'>): StockReader =>
  order?.holds ? { now, order: sql<number>`${order.id}::integer` } : { now }

type Query = { readonly sellerId?: number | undefined; readonly invoiceId?: number | undefined }

/** Whether units are stored for a row of `orders`. */
const holdsUnits = sql<boolean>`exists (select from stock_hold h where h.order_id = orders.id)`

const findOrder = async (tx: Tx, actor: Actor, id: number) =>
  orNotFound(
    await tx
      .selectFrom('orders')
      .select(['id', 'type', 'seller_id', holdsUnits.as('holds')])
      .where('id', '=', id)
      .where(isInScope(actor))
      .where((eb) => eb.or([eb('status', '!=', 'CART'), eb('created_by', '=', actor.userId)]))
      .executeTakeFirst(),
    'Pedido não encontrado.',
  )

/** Staff read for any approved seller, everyone else for their own (C-08). */
const findSeller = async (tx: Tx, actor: Actor, id: number): Promise<number> => {
  if (id === actor.seller?.id) return id
  const seller = can(actor.roles, 'requester.select')
    ? await tx
        .selectFrom('seller')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', 'APPROVED')
        .executeTakeFirst()
    : null
  return orNotFound(seller, 'Integrador não encontrado.').id
}

/** STORE-027: the reader of a list; 404 for another seller's order or an unknown seller. */
export const findReader = async (
  { tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>,
  { sellerId, invoiceId }: Query,
): Promise<Reader> => {
  const order = invoiceId === undefined ? null : await findOrder(tx, actor, invoiceId)
  return {
    actor,
    rights: findStoreRights(actor),
    now,
    today: toDay(now),
    sellerId:
      sellerId === undefined ? (order?.seller_id ?? actor.seller?.id ?? null) : await findSeller(tx, actor, sellerId),
    order: order && { id: order.id, type: order.type, holds: order.holds },
  }
}
