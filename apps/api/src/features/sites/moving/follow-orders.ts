import { listStatusesAt } from '@girassol/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { MoveEffect } from '../../order-record/move-effects.ts'
import type { Mover } from '../../order-record/mover.ts'
import { advanceSite } from './advance-site.ts'

type Following = Pick<Mover, 'tx' | 'now' | 'author'>

/** Locked, so that of two last orders that are delivered at once the second one sees the first. */
const lockSiteOf = async (tx: Tx, orderId: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select site.id from site join orders on orders.site_id = site.id
    where orders.id = ${orderId} for no key update of site`.execute(tx)
  return rows[0]?.id ?? null
}

/** Neither an order yet, nor one that will not be delivered. */
const otherStatuses = listStatusesAt('cart', 'budget', 'expired', 'rejected', 'undone')
const deliveredStatuses = listStatusesAt('delivered')

const areAllDelivered = async (tx: Tx, siteId: number): Promise<boolean> => {
  const { rows } = await sql<{ all: boolean }>`
    select coalesce(bool_and(status = any(${deliveredStatuses}::text[])), false) as "all" from orders
    where site_id = ${siteId} and status <> all(${otherStatuses}::text[])`.execute(tx)
  return rows[0]?.all === true
}

/** SITE-003: the first order of a site is placed. */
export const advanceOrderedSite = async ({ tx, now, author }: Following, siteId: number | null): Promise<void> => {
  if (siteId !== null) await advanceSite(tx, { siteId, event: 'orderFinished', at: now, author })
}

/** SITE-003, C-175: ORDERED with the first order that is placed, DELIVERED with the last one that arrives. */
export const moveSiteOfOrder: MoveEffect = async (mover, { order, entered }) => {
  const { tx, now, author } = mover
  const isPlaced = entered.includes('INVOICE')
  const isDelivered = entered.some((status) => deliveredStatuses.includes(status))
  if (!isPlaced && !isDelivered) return
  const siteId = await lockSiteOf(tx, order.id)
  if (isPlaced) await advanceOrderedSite(mover, siteId)
  if (isDelivered && siteId !== null && (await areAllDelivered(tx, siteId)))
    await advanceSite(tx, { siteId, event: 'ordersDelivered', at: now, author })
}
