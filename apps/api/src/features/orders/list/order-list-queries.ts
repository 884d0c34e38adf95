import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { listOrders, OrderRow } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import { findArrival, isBudgetStatus, listStatusesIn, type OrderStatus, rowActions } from '@girassol/domain/orders'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Actor } from '../../../http/actor.ts'
import { toOrderFacts } from '../../order-record/order-facts.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { type FileReader, isInScope, isListedFile, toFileReader } from '../../order-record/readable-orders.ts'
import { computeExpiresAt, findStatusSince, toDayFacts } from '../detail/order-progress.ts'
import { matchingOrders, type Searched, searched, sortings, toTieBreaker } from './matching-orders.ts'
import type { OrderFilters } from './order-filters.ts'

export type Wanted = OrderFilters & { readonly skip: number; readonly take: number }

type SearchedPage = Wanted & Searched

/** The count stops here: beyond it the list shows 'mais de 10.000' (C-41). */
const countedUpTo = 10_000

const selectPage = (reading: Reading, wanted: SearchedPage) =>
  matchingOrders(reading, wanted)
    .select('orders.id')
    .orderBy(sortings[wanted.orderby][wanted.ordertype])
    .orderBy(toTieBreaker(wanted))
    .limit(wanted.take)
    .offset((wanted.skip - 1) * wanted.take)

const searchedPage = async (reading: Reading, wanted: Wanted): Promise<SearchedPage> => ({
  ...wanted,
  ...(await searched(reading, wanted)),
})

/** The query for the ids of one page, by an index alone; the rows are read afterwards, so page 400 costs no joins. */
export const compilePage = async (reading: Reading, wanted: Wanted) =>
  selectPage(reading, await searchedPage(reading, wanted)).compile()

const selectCounted = (reading: Reading, wanted: Searched) =>
  matchingOrders(reading, wanted)
    .select('orders.id')
    .limit(countedUpTo + 1)

/** The query that is counted. */
export const compileCounted = async (reading: Reading, wanted: OrderFilters) =>
  selectCounted(reading, await searched(reading, wanted)).compile()

/** Counts only if the page itself does not give the total. */
const countOrders = async (reading: Reading, wanted: SearchedPage, listed: number): Promise<number> => {
  if (listed < wanted.take) return (wanted.skip - 1) * wanted.take + listed
  const { count } = await reading.tx
    .selectFrom(selectCounted(reading, wanted).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** When the order last entered its status, or the given one; edits and notes are not moves (USE-023). */
const lastMove = (to?: OrderStatus) => sql<string | null>`(select log.created_at from order_log log
  where log.order_id = orders.id and log.to_status is not null and log.from_status is distinct from log.to_status
  ${to === undefined ? sql`` : sql`and log.to_status = ${sql.lit(to)}`} order by log.id desc limit 1)`

const readRows = compileOnce((tx, given: FileReader & { readonly ids: readonly number[] }) =>
  tx
    .selectFrom('orders')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .select([
      'orders.id',
      'orders.type',
      'orders.version',
      'orders.status',
      'orders.created_at',
      'orders.finished_at',
      'orders.approved_at',
      'orders.customer_name',
      'orders.payment_method',
      'orders.total_invoice_cents',
      'orders.estimated_delivery_date',
      'orders.delivery_date',
      'orders.waybill_date',
      'orders.delivery_deadline',
      'orders.kit_power_kw',
      'orders.is_future_sale',
      'orders.is_triangulation',
      'orders.triangulation_status',
      'orders.approval_feedback',
      'orders.barcode_url',
      'orders.fretefy_code',
      'orders.address_type',
      'orders.delivery_address_cep',
      'orders.margin_given_by',
      sql<boolean>`orders.others_payment_method is not null`.as('isPaymentReleased'),
      'seller.fancy_name as seller_name',
      lastMove().as('moved_at'),
      lastMove('INVOICE_DISPATCHED').as('left_at'),
      sql<number>`(select count(*)::integer from order_attachment
        where order_attachment.order_id = orders.id and ${isListedFile(given)})`.as('attachments'),
    ])
    .where(sql<boolean>`orders.id = any(${given.ids}::integer[])`)
    .compile(),
)

type Row = Awaited<ReturnType<typeof readRows>>['rows'][number]

/** A row for spreadsheets, which do not need the allowed actions. */
export type PlainOrderRow = Omit<OrderRow, 'actions'>

type RowContext = { readonly actor: Actor; readonly now: string }

const toPlainRow = (row: Row, { actor, now }: RowContext): PlainOrderRow => {
  const { status, type } = toOrderFacts(row, { actor, now })
  const arrivedAt = status === 'INVOICE_DELIVERED' ? row.moved_at : null
  return {
    id: row.id,
    type,
    status,
    version: row.version,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    approvedAt: row.approved_at,
    expiresAt: computeExpiresAt(status, row.finished_at),
    customerName: row.customer_name,
    sellerName: row.seller_name,
    paymentMethod: row.payment_method,
    totalInvoice: actor.canViewProductPrices || !isBudgetStatus(status) ? reaisFrom(row.total_invoice_cents) : null,
    estimatedDeliveryDate: row.estimated_delivery_date,
    arrival: findArrival(toDayFacts(row, { leftAt: row.left_at, arrivedAt }, now), toDay(now)),
    isPickup: row.address_type === 'pickup',
    statusSince: findStatusSince(row, row.moved_at, now),
    kitPower: Number(row.kit_power_kw),
    approvalFeedback: row.approval_feedback,
    attachments: row.attachments,
    barcodeUrl: row.barcode_url,
  }
}

const toOrderRow = (row: Row, context: RowContext): OrderRow => ({
  ...toPlainRow(row, context),
  actions: rowActions(toOrderFacts(row, context)),
})

const listRows = async <View>(
  { tx, actor }: Reading,
  ids: readonly number[],
  toView: (row: Row) => View,
): Promise<View[]> => {
  if (ids.length === 0) return []
  const { rows } = await readRows(tx, { ids, ...toFileReader(actor) })
  const views = new Map(rows.map((row) => [row.id, toView(row)]))
  return ids.flatMap((id) => views.get(id) ?? [])
}

/** The rows of these orders, in this order. */
export const listPlainRows = (reading: Reading, ids: readonly number[]): Promise<PlainOrderRow[]> =>
  listRows(reading, ids, (row) => toPlainRow(row, reading))

/** The rows of these orders, in any order: within the caller's scope (C-08, C-12), and never carts (ORD-058). */
export const listRowsAgain = async (reading: Reading, ids: readonly number[]): Promise<OrderRow[]> => {
  const { tx, actor } = reading
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where(isInScope(actor))
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .where('status', 'not in', can(actor.roles, 'budgets.use') ? ['CART'] : ['CART', ...listStatusesIn('budgets')])
    .execute()
  const readable = found.map(({ id }) => id)
  return listRows(reading, readable, (row) => toOrderRow(row, reading))
}

/** One page and the count of all matches, exact up to 10,000; past the end both are empty (C-41). */
export const listOrderRows = async (reading: Reading, wanted: Wanted): Promise<ResponseFor<typeof listOrders>> => {
  const search = await searchedPage(reading, wanted)
  const ids = (await selectPage(reading, search).execute()).map(({ id }) => id)
  if (ids.length === 0) return { data: [], total: 0, totalIsExact: true }
  const data = await listRows(reading, ids, (row) => toOrderRow(row, reading))
  const count = await countOrders(reading, search, ids.length)
  return { data, total: Math.min(count, countedUpTo), totalIsExact: count <= countedUpTo }
}
