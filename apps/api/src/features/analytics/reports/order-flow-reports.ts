import { ageBands, computeRate, findAgeBand } from '@girassol/domain/analytics'
import { findHolder, listStatusesIn, type OrderStatus, orderHolders, orderStatuses } from '@girassol/domain/orders'
import type { PaymentMethod } from '@girassol/domain/payments'
import { sql } from 'kysely'
import { type FigureSums, sumFigures } from '../figures/sum-figures.ts'
import { linkToCounted, linkToStatus } from './list-links.ts'
import { toMonthRows } from './month-rows.ts'
import { addUp, type BuildReport, type RawValues, type ReportReading, sumWhere } from './report-reading.ts'

/** Those that end without a delivery, and delivered ones, wait for nobody. */
const ended: readonly string[] = ['delivered', 'rejected', 'undone']
const waitingStatuses = listStatusesIn('orders').filter((status) => !ended.includes(orderStatuses[status].stage))

type Waiting = {
  readonly status: OrderStatus
  readonly payment_method: PaymentMethod | null
  readonly is_future_sale: boolean
  readonly is_triangulation: boolean
  readonly triangulation_status: 'NOT_CREATED' | 'CREATED' | 'COMPLETED' | 'PROCESSING' | 'APPROVED' | null
  readonly since: string
  readonly orders: number
}

/** The orders in progress by status, what decides who has them, and the day since when they have the status. */
const waitingStatement = ({ filters: { sellerId } }: Pick<ReportReading, 'filters'>) => sql<Waiting>`
  select orders.status, payment_method, is_future_sale, is_triangulation, triangulation_status,
    (coalesce(moved.at, orders.finished_at, orders.created_at) at time zone 'America/Sao_Paulo')::date as since,
    count(*)::integer as orders
  from orders left join lateral (select max(created_at) as at from order_log
    where order_log.order_id = orders.id and order_log.to_status = orders.status) as moved on true
  where orders.status = any(${waitingStatuses}) ${sellerId === null ? sql`` : sql`and orders.seller_id = ${sellerId}`}
  group by 1, 2, 3, 4, 5, 6`

const holderOf = (row: Waiting) =>
  findHolder({
    status: row.status,
    paymentMethod: row.payment_method,
    futureSale: row.is_future_sale,
    isTriangulation: row.is_triangulation,
    triangulationStatus: row.triangulation_status,
  })

/** 'Com o comercial', 'Com o comercial (12), o cadastro (3)' */
const describeHolders = (waiting: readonly Waiting[]): string => {
  const counts = new Map<string, number>()
  for (const row of waiting) {
    const holder = holderOf(row)
    const label = holder === null ? 'ninguém' : orderHolders[holder].label
    counts.set(label, (counts.get(label) ?? 0) + row.orders)
  }
  const [only] = counts
  if (counts.size === 1 && only !== undefined) return `Com ${only[0]}`
  return `Com ${[...counts].map(([label, count]) => `${label} (${count})`).join(', ')}`
}

const toBands = (waiting: readonly Waiting[], today: string): RawValues => {
  const inBand = (key: string) => waiting.filter(({ since }) => findAgeBand({ since, today }) === key)
  const count = (rows: readonly Waiting[]) => rows.reduce((sum, { orders }) => sum + orders, 0)
  const bands = ageBands.map(({ key }) => [key, count(inBand(key))])
  return { orders: count(waiting), ...Object.fromEntries(bands) }
}

/** ANA-005: the orders that wait for somebody, by status and days in it, with who holds them. */
export const buildAging: BuildReport = async (reading) => {
  const { rows: waiting } = await waitingStatement(reading).execute(reading.tx)
  const rows = waitingStatuses.flatMap((status) => {
    const ofStatus = waiting.filter((row) => row.status === status)
    if (ofStatus.length === 0) return []
    const label = orderStatuses[status].label
    const link = linkToStatus(reading, status)
    return [{ key: status, label, note: describeHolders(ofStatus), values: toBands(ofStatus, reading.today), link }]
  })
  const columns = ['orders', ...ageBands.map(({ key }) => key)]
  return {
    rows,
    totals: addUp(
      rows.map(({ values }) => values),
      columns,
    ),
    link: null,
  }
}

const withRates = (values: RawValues): RawValues => ({
  ...values,
  rate: computeRate(values.inFull ?? 0, values.delivered ?? 0),
  claimRate: computeRate(values.claims ?? 0, values.delivered ?? 0),
})

const toDelivered = (sums: readonly FigureSums[]): RawValues => {
  const isClaim = ({ kind }: FigureSums) => kind === 'CLAIM'
  return withRates({
    delivered: sumWhere(sums, 'facts', (row) => !isClaim(row)),
    inFull: sumWhere(sums, 'inFull'),
    unchecked: sumWhere(sums, 'unchecked'),
    claims: sumWhere(sums, 'facts', isClaim),
  })
}

/** ANA-002, ANA-006: the deliveries of each month on time and in full, and the claims for every 100 of them. */
export const buildDeliveries: BuildReport = async (reading) => {
  const sums = await sumFigures(reading.tx, { ...reading, by: 'month', kinds: ['DELIVERED', 'CLAIM'] })
  const rows = toMonthRows(reading, sums, { toValues: toDelivered })
  const columns = ['delivered', 'inFull', 'unchecked', 'claims']
  return {
    rows,
    totals: withRates(
      addUp(
        rows.map(({ values }) => values),
        columns,
      ),
    ),
    link: null,
  }
}

const withShares = (values: RawValues): RawValues => {
  const [list, discount, margin] = [values.list ?? 0, values.discount ?? 0, values.margin ?? 0]
  return { ...values, discountRate: computeRate(discount, list), marginRate: computeRate(margin, list - discount) }
}

const toDiscounts = (sums: readonly FigureSums[]): RawValues =>
  withShares({
    list: sumWhere(sums, 'listCents'),
    discount: sumWhere(sums, 'discountCents'),
    margin: sumWhere(sums, 'marginCents'),
  })

/** ANA-002: discount and margin of what was ordered in each month. */
export const buildDiscount: BuildReport = async (reading) => {
  const sums = await sumFigures(reading.tx, { ...reading, by: 'month', kinds: ['ORDER'] })
  const toLink = (period: ReportReading['period']) => linkToCounted(reading, { period })
  const rows = toMonthRows(reading, sums, { toValues: toDiscounts, toLink })
  const totals = withShares(
    addUp(
      rows.map(({ values }) => values),
      ['list', 'discount', 'margin'],
    ),
  )
  return { rows, totals, link: linkToCounted(reading) }
}
