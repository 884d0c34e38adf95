import { can } from '@girassol/domain/access'
import {
  type CalendarEvent,
  calendarLimits,
  toBudgetEvent,
  toCalendarPeriod,
  toDeliveryEvent,
  toHoldEvent,
  toHomologationEvent,
  toOrderEvent,
  toTaskEvent,
} from '@girassol/domain/calendar'
import { budgetHours, listStatusesAt } from '@girassol/domain/orders'
import { plusDays } from '@girassol/domain/shared'
import { type SqlBool, sql } from 'kysely'
import { toDayStart } from '../../database/day-start.ts'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'

/** The user whose calendar it is, and its days. */
type Reader = { readonly tx: Tx; readonly actor: Actor; readonly from: string; readonly to: string }

type Source = (reader: Reader) => Promise<readonly (CalendarEvent | null)[]>

const most = calendarLimits.mostOfKind

/** Of the own company; staff, who read those of every company, have what they opened themselves (decision 078). */
const isOwn = ({ scope, userId }: Actor) => {
  if (scope.sees === 'seller') return sql<SqlBool>`orders.seller_id = ${scope.sellerId}`
  return scope.sees === 'all' ? sql<SqlBool>`orders.created_by = ${userId}` : sql<SqlBool>`false`
}

const budgets: Source = async ({ tx, actor, from, to }) => {
  if (!can(actor.roles, 'budgets.use')) return []
  const earlier = (day: string) => sql`${toDayStart(day)} - ${budgetHours} * interval '1 hour'`
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'version', 'finished_at'])
    .where(isOwn(actor))
    .where('status', 'in', ['BUDGET', 'BUDGET_EXPIRED'])
    .where(sql<SqlBool>`finished_at >= ${earlier(from)}`)
    .where(sql<SqlBool>`finished_at < ${earlier(plusDays(to, 1))}`)
    .orderBy('finished_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, version, finished_at }) =>
    finished_at === null ? null : toBudgetEvent({ id, version, finishedAt: finished_at }),
  )
}

/** A new hold of a budget, and a renewal, which saves the budget again, each raise the version. */
const holdVersion = sql<number>`orders.version + extract(epoch from stock_hold.made_at - stock_hold.first_made_at)::integer`

const holds: Source = async ({ tx, actor, from, to }) => {
  if (!can(actor.roles, 'holds.make')) return []
  return (
    await tx
      .selectFrom('stock_hold')
      .innerJoin('orders', 'orders.id', 'stock_hold.order_id')
      .select(['orders.id', holdVersion.as('version'), 'stock_hold.until'])
      .where(isOwn(actor))
      .where('stock_hold.state', 'in', ['ACTIVE', 'EXPIRED'])
      .where('stock_hold.until', '>=', toDayStart(from))
      .where('stock_hold.until', '<', toDayStart(plusDays(to, 1)))
      .orderBy('stock_hold.until', 'desc')
      .limit(most)
      .execute()
  ).map(toHoldEvent)
}

/** Statuses of an order that is still to arrive. */
const arrivingStatuses = listStatusesAt('confirmation', 'picking', 'billed', 'dispatch', 'travelling')

/** An order whose deliveries are planned has their days instead. */
const orders: Source = async ({ tx, actor, from, to }) => {
  if (!can(actor.roles, 'deliveries.read')) return []
  const day = sql<string>`coalesce(orders.actual_estimated_delivery_date, orders.estimated_delivery_date)`
  const rows = await tx
    .selectFrom('orders')
    .select(['orders.id', 'orders.version', sql<string>`${day}::text`.as('day')])
    .where(isOwn(actor))
    .where('orders.status', 'in', [...arrivingStatuses])
    .where(sql<SqlBool>`${day} between ${from}::date and ${to}::date`)
    .where(
      sql<SqlBool>`not exists (select from delivery where delivery.order_id = orders.id and delivery.status <> 'CANCELED')`,
    )
    .orderBy('orders.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(toOrderEvent)
}

const deliveries: Source = async ({ tx, actor, from, to }) => {
  if (!can(actor.roles, 'deliveries.read')) return []
  const rows = await tx
    .selectFrom('delivery')
    .innerJoin('orders', 'orders.id', 'delivery.order_id')
    .select(['delivery.id', 'delivery.version', 'delivery.order_id', 'delivery.number'])
    .select(['delivery.promised_on', 'delivery.delivered_at'])
    .where(isOwn(actor))
    .where('delivery.status', '!=', 'CANCELED')
    .where(sql<SqlBool>`coalesce((delivery.delivered_at at time zone 'America/Sao_Paulo')::date, delivery.promised_on)
      between ${from}::date and ${to}::date`)
    .orderBy('delivery.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ order_id: orderId, promised_on: promisedOn, delivered_at: deliveredAt, ...row }) =>
    toDeliveryEvent({ ...row, orderId, promisedOn, deliveredAt }),
  )
}

/** The open tasks for which the user is responsible. */
const tasks: Source = async ({ tx, actor: { roles, scope, userId }, from, to }) => {
  if (!can(roles, 'sites.read') || scope.sees !== 'seller') return []
  const rows = await tx
    .selectFrom('site_task')
    .select(['id', 'version', 'title', 'due_on', 'site_id'])
    .where('seller_id', '=', scope.sellerId)
    .where('responsible_id', '=', userId)
    .where('done_at', 'is', null)
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .orderBy('due_on')
    .limit(most)
    .execute()
  return rows.map(({ due_on: dueOn, site_id: siteId, ...row }) => toTaskEvent({ ...row, dueOn, siteId }))
}

const homologations: Source = async ({ tx, actor: { roles, scope }, from, to }) => {
  if (!can(roles, 'homologation.read') || scope.sees !== 'seller') return []
  const rows = await tx
    .selectFrom('homologation')
    .select(['id', 'version', 'due_on'])
    .where('seller_id', '=', scope.sellerId)
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .orderBy('due_on')
    .limit(most)
    .execute()
  return rows.map(({ due_on, ...row }) => (due_on === null ? null : toHomologationEvent({ ...row, dueOn: due_on })))
}

/** What has a day or an hour, one source for each kind. */
const sources: readonly Source[] = [budgets, holds, orders, deliveries, tasks, homologations]

/** WHK-013: what the user may see of the days of a calendar, one event for each thing. */
export const findCalendarEvents = async (tx: Tx, actor: Actor, now: string): Promise<readonly CalendarEvent[]> => {
  const reader = { tx, actor, ...toCalendarPeriod(now) }
  const found: CalendarEvent[] = []
  for (const source of sources) found.push(...(await source(reader)).filter((event) => event !== null))
  return found
}
