import type { OrderRow } from '@girassol/contract/orders'
import { findArrival, isBudgetStatus, type OrderStatus, rowActions } from '@girassol/domain/orders'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../http/context.ts'
import { toDeliveryCount } from '../../order-record/deliveries/delivery-count.ts'
import { toOrderFacts } from '../../order-record/order-facts.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { type FileReader, isListedFile, toFileReader } from '../../order-record/readable-orders.ts'
import { computeExpiresAt, findStatusSince, toDayFacts } from '../detail/order-progress.ts'

/** When the order last entered its status, or the given one; edits and notes are not moves (USE-023). */
const lastMove = (to?: OrderStatus) => sql<string | null>`(select log.created_at from order_log log
  where log.order_id = orders.id and log.to_status is not null and log.from_status is distinct from log.to_status
  ${to === undefined ? sql`` : sql`and log.to_status = ${sql.lit(to)}`} order by log.id desc limit 1)`

/** The end of the hold of a budget, which may have passed (HOLD-008). */
const heldUntil = sql<string | null>`case when orders.status = 'BUDGET' then (select hold.until from stock_hold hold
  where hold.order_id = orders.id and hold.state = 'ACTIVE') end`

/** Orders with what a row of a list shows. */
export const selectRows = (tx: Tx, reader: FileReader) =>
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
      'orders.deliveries_done',
      'orders.deliveries_all',
      'orders.delivery_address_cep',
      'orders.margin_given_by',
      'orders.approval_until',
      'orders.negotiated_until',
      sql<boolean>`orders.others_payment_method is not null`.as('isPaymentReleased'),
      'seller.fancy_name as seller_name',
      heldUntil.as('held_until'),
      lastMove().as('moved_at'),
      lastMove('INVOICE_DISPATCHED').as('left_at'),
      sql<number>`(select count(*)::integer from order_attachment
        where order_attachment.order_id = orders.id and ${isListedFile(reader)})`.as('attachments'),
    ])

const readRows = compileOnce((tx, given: FileReader & { readonly ids: readonly number[] }) =>
  selectRows(tx, given).where(sql<boolean>`orders.id = any(${given.ids}::integer[])`).compile(),
)

type Row = Awaited<ReturnType<typeof readRows>>['rows'][number]

/** A row for spreadsheets, which do not need the allowed actions. */
export type PlainOrderRow = Omit<OrderRow, 'actions'>

type RowContext = { readonly actor: Actor; readonly now: string }

export const toPlainRow = (row: Row, { actor, now }: RowContext): PlainOrderRow => {
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
    deliveries: toDeliveryCount(row),
    statusSince: findStatusSince(row, row.moved_at, now),
    kitPower: Number(row.kit_power_kw),
    approvalFeedback: row.approval_feedback,
    attachments: row.attachments,
    barcodeUrl: row.barcode_url,
    ...(row.held_until !== null && row.held_until > now ? { heldUntil: row.held_until } : {}),
  }
}

/** The actions by the facts that decide about them: most rows of a list have the same. */
const knownActions = new Map<string, OrderRow['actions']>()
const mostKnown = 1000

const findRowActions = (row: Row, context: RowContext): OrderRow['actions'] => {
  const facts = toOrderFacts(row, context)
  // The rules do not read the CEP, only whether there is one.
  const key = JSON.stringify({ ...facts, deliveryCep: (facts.deliveryCep ?? '') !== '' })
  const known = knownActions.get(key)
  if (known !== undefined) return known
  const actions = rowActions(facts)
  if (knownActions.size >= mostKnown) knownActions.clear()
  knownActions.set(key, actions)
  return actions
}

export const toOrderRow = (row: Row, context: RowContext): OrderRow => ({
  ...toPlainRow(row, context),
  actions: findRowActions(row, context),
})

export const listRows = async <View>(
  { tx, actor }: Reading,
  ids: readonly number[],
  toView: (row: Row) => View,
): Promise<View[]> => {
  if (ids.length === 0) return []
  const { rows } = await readRows(tx, { ids, ...toFileReader(actor) })
  const views = new Map(rows.map((row) => [row.id, toView(row)]))
  return ids.flatMap((id) => views.get(id) ?? [])
}
