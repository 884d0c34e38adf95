import type { LastPayment } from '@girassol/domain/payment-methods'
import type { VoucherStatus } from '@girassol/domain/vouchers'
import { type Expression, type QueryCreator, sql } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { nameOrKey } from '../../records/name-or-key.ts'
import { seasonTotal } from '../sellers/season-points.ts'
import { activeSeasonId } from '../settings/point-season-queries.ts'
import { orderRecordColumns } from './order-record-columns.ts'
import { termsVersion } from './prices/term-tables.ts'

type AttachmentRow = {
  readonly id: number
  readonly filename: string
  readonly status: VoucherStatus | null
  readonly isRemoved: boolean
  readonly isBeforeSellerChange: boolean
}

/** Another text after every change of the row by anyone: PostgreSQL's number of the transaction that wrote it. */
const rowVersion = sql<string>`orders.xmin::text`

/** The orders with everyone and everything their views name. */
const joinNames = (tx: QueryCreator<DB>) =>
  tx
    .selectFrom('orders')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .innerJoin('app_user as creator', 'creator.id', 'orders.created_by')
    .leftJoin('branch', (join) =>
      join
        .onRef('branch.company_code', '=', 'orders.company_code')
        .onRef('branch.branch_code', '=', 'orders.branch_code'),
    )
    .leftJoin('branch as home', (join) =>
      join.onRef('home.company_code', '=', 'seller.company_code').onRef('home.branch_code', '=', 'seller.branch_code'),
    )
    .leftJoin('customer', 'customer.id', 'orders.customer_id')
    .leftJoin('order_financing as financing', 'financing.order_id', 'orders.id')

/** The statuses whose views have figures for the decision (C-199). */
const isUndecided = sql<boolean>`orders.status in ('CART', 'BUDGET', 'BUDGET_EXPIRED')`

/**
 * How a seller paid the latest order or budget (C-199). The table is named with its schema, because a new cart is read
 * from a query of the same name.
 */
export const lastPaymentOf = (sellerId: Expression<number>) => sql<LastPayment | null>`(
  select json_build_object('method', last.payment_method, 'instalments', last.card1_installments)
  from public.orders as last
  where last.seller_id = ${sellerId} and last.status <> 'CART' and last.payment_method is not null
  order by last.created_at desc, last.id desc limit 1)`

/** A seller's points for the category in the active season. */
export const seasonPointsOf = (sellerId: Expression<number>) => sql<number>`(
  select qualifiable from ${seasonTotal({ sellerId, seasonId: activeSeasonId })} as total)`

const ownSeller = sql.ref<number>('orders.seller_id')
const lastPayment = sql<LastPayment | null>`case when ${isUndecided} then ${lastPaymentOf(ownSeller)} end`

/** Null outside the programme. */
const seasonPoints = sql<number | null>`
  case when ${isUndecided} and seller.points_enabled then ${seasonPointsOf(ownSeller)} end`

/** An order with the names for its view: seller, branch, creator and financing. */
export const selectOrders = (tx: QueryCreator<DB>) =>
  joinNames(tx)
    .select([...orderRecordColumns, termsVersion.as('terms_version'), rowVersion.as('row_version')])
    .select([
      'seller.name as seller_name',
      'seller.fancy_name as seller_fancy_name',
      'seller.cnpj as seller_cnpj',
      'seller.erp_code as seller_erp_code',
      'seller.erp_state as seller_erp_state',
      'seller.erp_city_name as seller_erp_city_name',
      'seller.can_do_triangulation as seller_can_do_triangulation',
      'seller.points_enabled as seller_points_enabled',
      'home.name as seller_branch_name',
      'customer.erp_code as customer_erp_code',
      nameOrKey('creator.name', 'orders.made_by_key').as('creator_name'),
      sql<string | null>`(select author from order_log where order_log.id = orders.seller_changed_line)`.as(
        'seller_changed_by',
      ),
      lastPayment.as('last_payment'),
      seasonPoints.as('season_points'),
      'branch.name as branch_name',
      'financing.saved_at as financing_saved_at',
      'financing.equipment_value_cents as financing_equipment_cents',
      'financing.input_value_cents as financing_input_cents',
      'financing.waiting_period_days as financing_waiting_days',
      'financing.installments as financing_installments',
      'financing.installments_value_cents as financing_installments_cents',
      sql<boolean>`financing.company is not null`.as('financing_of_company'),
      sql<AttachmentRow[] | null>`(select json_agg(json_build_object(
        'id', file.id, 'filename', file.filename, 'status', file.status, 'isRemoved', file.deleted_at is not null,
        'isBeforeSellerChange', file.before_seller_change) order by file.id)
        from order_attachment file where file.order_id = orders.id)`.as('attachments'),
    ])

export type OrderRecord = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>
