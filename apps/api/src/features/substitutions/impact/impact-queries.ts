import type { OrderStatus } from '@girassol/domain/orders'
import { openSince } from '@girassol/domain/substitutions'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { isHeldAt } from '../../order-record/holds/hold-store.ts'

export type AffectedRow = {
  /** Null for a cart, which only its user opens. */
  readonly id: number | null
  readonly status: OrderStatus
  readonly seller: string
  readonly units: number
  readonly valueCents: number
  readonly changedAt: string
  /** Whether a negotiation of this budget is open, and whether stock is held for it. */
  readonly isNegotiated: boolean
  readonly isHeld: boolean
}

export type ImpactSums = {
  readonly carts: number
  readonly budgets: number
  readonly orders: number
  readonly sellers: number
  readonly units: number
  readonly valueCents: number
  /** Open negotiations of these budgets, and those of them whose stock is held. */
  readonly negotiations: number
  readonly holds: number
}

/**
 * The open carts, budgets and orders with items of a product: carts that were changed in the last 30 days, budgets that
 * are not expired and orders that are not validated (C-193).
 */
const affected = (code: string, now: string): RawBuilder<AffectedRow & { readonly sellerId: number }> => {
  const { cart, budget } = openSince(now)
  return sql`
    select case when orders.status <> 'CART' then orders.id end as id, orders.id as place, orders.status,
      seller.id as "sellerId", coalesce(seller.fancy_name, seller.name) as seller, item.quantity as units,
      item.quantity * item.unit_value_cents as "valueCents",
      coalesce(orders.finished_at, orders.touched_at, orders.created_at) as "changedAt",
      coalesce(orders.negotiated_until > ${now}::timestamptz, false) as "isNegotiated",
      exists (select from stock_hold where stock_hold.order_id = orders.id and ${isHeldAt(now)}) as "isHeld"
    from order_item item join orders on orders.id = item.order_id join seller on seller.id = orders.seller_id
    where item.product_code = ${code} and (
      orders.status = 'CART' and coalesce(orders.touched_at, orders.created_at) > ${cart}::timestamptz
      or orders.status = 'BUDGET' and orders.finished_at > ${budget}::timestamptz
      or orders.status = 'INVOICE')`
}

type Page = { readonly skip: number; readonly take: number }

type Asked = { readonly code: string; readonly now: string }

/** A page of them, the highest value first. */
export const listAffected = async (tx: Tx, { code, now }: Asked, { skip, take }: Page) => {
  const { rows } = await sql<AffectedRow>`
    select id, status, seller, units, "valueCents", "changedAt", "isNegotiated", "isHeld" from (${affected(code, now)}) found
    order by "valueCents" desc, place limit ${take} offset ${(skip - 1) * take}`.execute(tx)
  return rows
}

/** The sums of all of them: records of each kind, different sellers, units and their value in cents (SUB-009). */
export const sumAffected = async (tx: Tx, { code, now }: Asked): Promise<ImpactSums> => {
  const { rows } = await sql<ImpactSums>`
    select count(*) filter (where status = 'CART')::integer as carts,
      count(*) filter (where status = 'BUDGET')::integer as budgets,
      count(*) filter (where status = 'INVOICE')::integer as orders,
      count(distinct "sellerId")::integer as sellers, coalesce(sum(units), 0)::integer as units,
      coalesce(sum("valueCents"), 0)::float8 as "valueCents",
      count(*) filter (where "isNegotiated")::integer as negotiations,
      count(*) filter (where "isHeld")::integer as holds
    from (${affected(code, now)}) found`.execute(tx)
  const [sums] = rows
  if (sums === undefined) throw new Error('an aggregate without a row')
  return sums
}
