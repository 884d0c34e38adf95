import type { InputOf, ResponseOf } from '@girassol/contract/http/endpoint'
import type { listOrders, OrderRow } from '@girassol/contract/orders'
import { budgetExpiresAt, budgetHours, type OrderStatus, type OrderType, statusAt } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { plusHours, reaisFrom } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../http/context.ts'
import type { Reading } from './order-lines.ts'
import { isInScope } from './order-queries.ts'

type Wanted = InputOf<typeof listOrders>['query'] & { readonly statuses: readonly OrderStatus[] }

/** Counting stops here: beyond, the list says 'mais de 10.000' (C-41). */
const countedUpTo = 10_000

/** As the indexes are written; who was never approved stands at the end both ways (C-42). */
const orderings = {
  createdAt: { DESC: sql`orders.created_at desc`, ASC: sql`orders.created_at` },
  approvedAt: { DESC: sql`orders.approved_at desc nulls last`, ASC: sql`orders.approved_at` },
  finishedAt: { DESC: sql`orders.finished_at desc nulls last`, ASC: sql`orders.finished_at nulls first` },
} as const

/** A budget counts as expired by the clock, before the hourly job has said so (C-63). */
const hasStatus = (statuses: readonly OrderStatus[], now: string): Expression<SqlBool> => {
  const stored = sql<SqlBool>`orders.status = any(${[...statuses]})`
  const isPast = sql<SqlBool>`(orders.status = 'BUDGET' and orders.finished_at <= ${plusHours(now, -budgetHours)})`
  const wantsValid = statuses.includes('BUDGET')
  const wantsExpired = statuses.includes('BUDGET_EXPIRED')
  if (wantsValid === wantsExpired) return stored
  return wantsValid ? sql<SqlBool>`(${stored} and not ${isPast})` : sql<SqlBool>`(${stored} or ${isPast})`
}

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** Every word stands in the number or customer of the order, or in its seller (ORD-017, ORD-023). */
const matches = (term: string): readonly Expression<SqlBool>[] =>
  term.split(/\s+/).flatMap((word) => {
    if (word === '') return []
    const pattern = sql`'%' || plain(${escaped(word)}) || '%'`
    // An array is read once and then used on the index; a join would have to visit every order.
    return [
      sql<SqlBool>`(orders.search like ${pattern}
        or orders.seller_id = any(array(select id from seller where seller.search like ${pattern})))`,
    ]
  })

const wantedOrders = ({ tx, actor, now }: Reading, { statuses, term }: Wanted) =>
  tx
    .selectFrom('orders')
    .where(isInScope(actor))
    .where(sql<SqlBool>`orders.status <> 'CART'`)
    .where(hasStatus(statuses, now))
    .where((eb) => eb.and([...matches(term ?? '')]))

/** The numbers of one page, by an index alone; only then the rows are read (the joins cost nothing on page 400). */
export const pageOfOrders = (reading: Reading, wanted: Wanted) => {
  const ties = wanted.ordertype === 'ASC' ? sql`orders.id` : sql`orders.id desc`
  return wantedOrders(reading, wanted)
    .select('orders.id')
    .orderBy(orderings[wanted.orderby][wanted.ordertype])
    .orderBy(ties)
    .limit(wanted.take)
    .offset((wanted.skip - 1) * wanted.take)
}

const countOrders = async (reading: Reading, wanted: Wanted): Promise<number> => {
  const some = wantedOrders(reading, wanted)
    .select('orders.id')
    .limit(countedUpTo + 1)
  const { count } = await reading.tx
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const readRows = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('orders')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .select([
      'orders.id',
      'orders.type',
      'orders.status',
      'orders.created_at',
      'orders.finished_at',
      'orders.approved_at',
      'orders.customer_name',
      'orders.payment_method',
      'orders.total_invoice_cents',
      'orders.estimated_delivery_date',
      'orders.kit_power_kw',
      'seller.fancy_name as seller_name',
    ])
    .where('orders.id', 'in', ids)
    .execute()

type Row = Awaited<ReturnType<typeof readRows>>[number]

const toOrderRow = (row: Row, { actor, now }: { readonly actor: Actor; readonly now: string }): OrderRow => {
  const status = statusAt({ status: row.status as OrderStatus, finishedAt: row.finished_at }, now)
  const isBudget = status === 'BUDGET' || status === 'BUDGET_EXPIRED'
  return {
    id: row.id,
    type: row.type as OrderType,
    status,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    approvedAt: row.approved_at,
    expiresAt: isBudget && row.finished_at !== null ? budgetExpiresAt(row.finished_at) : null,
    customerName: row.customer_name,
    sellerName: row.seller_name,
    paymentMethod: row.payment_method as PaymentMethod | null,
    totalInvoice: actor.canViewProductPrices || !isBudget ? reaisFrom(row.total_invoice_cents) : null,
    estimatedDeliveryDate: row.estimated_delivery_date,
    kitPower: Number(row.kit_power_kw),
  }
}

/** One page and the count of all matches, exact up to 10,000; past the end both are empty (C-41). */
export const listOrderRows = async (reading: Reading, wanted: Wanted): Promise<ResponseOf<typeof listOrders>> => {
  const ids = (await pageOfOrders(reading, wanted).execute()).map(({ id }) => id)
  if (ids.length === 0) return { data: [], total: 0, totalIsExact: true }
  const rows = new Map((await readRows(reading.tx, ids)).map((row) => [row.id, toOrderRow(row, reading)]))
  const count = await countOrders(reading, wanted)
  return {
    data: ids.flatMap((id) => rows.get(id) ?? []),
    total: Math.min(count, countedUpTo),
    totalIsExact: count <= countedUpTo,
  }
}
