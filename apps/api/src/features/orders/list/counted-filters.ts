import type { InputFor } from '@girassol/contract/http/endpoint'
import type { exportOrders, listOrders } from '@girassol/contract/orders'
import { countedStatuses } from '@girassol/domain/analytics'
import { canFilterByPeriod, periodSentences } from '@girassol/domain/orders'
import { plusDays } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'
import { Refused } from '../../../http/refused.ts'

type Query = InputFor<typeof listOrders>['query'] | InputFor<typeof exportOrders>['query']

/** What narrows a list to the orders that a figure counts (ANA-001, ANA-002). */
export type CountedFilters = Partial<
  Pick<Query, 'finishedFrom' | 'finishedTo' | 'counted' | 'uf' | 'branch' | 'brand' | 'group' | 'product'>
>

/** The filters of a figure; 400 for a period that ends before it begins. */
export const parseCountedFilters = (query: Query): CountedFilters => {
  const { finishedFrom, finishedTo, counted, uf, branch, brand, group, product } = query
  const decision = canFilterByPeriod({ from: finishedFrom ?? null, to: finishedTo ?? null })
  if (!decision.allowed) {
    throw new Refused(periodSentences[decision.refusal], { status: 400, reason: decision.refusal })
  }
  return { finishedFrom, finishedTo, counted, uf, branch, brand, group, product }
}

/** Orders with a line of such a product. */
const hasLine = (condition: Expression<unknown>) => sql<SqlBool>`exists (select from order_item
  join product on product.code = order_item.product_code where order_item.order_id = orders.id and ${condition})`

const given = <Value>(value: Value | undefined, toCondition: (value: Value) => Expression<SqlBool>) =>
  value === undefined ? [] : [toCondition(value)]

/** One condition for each filter that is set; place and days as the figures have them. */
export const toCountedConditions = (filters: CountedFilters = {}): readonly Expression<SqlBool>[] => [
  ...given(filters.counted, () => sql<SqlBool>`orders.status = any(${[...countedStatuses]})`),
  ...given(filters.finishedFrom, (day) => sql<SqlBool>`orders.finished_at >= ${toDayStart(day)}`),
  ...given(filters.finishedTo, (day) => sql<SqlBool>`orders.finished_at < ${toDayStart(plusDays(day, 1))}`),
  ...given(
    filters.uf,
    (uf) =>
      sql<SqlBool>`coalesce(nullif(orders.delivery_address_erp_state, ''), orders.charge_address_erp_state) = ${uf}`,
  ),
  ...given(filters.branch, (branch) => sql<SqlBool>`orders.company_code || ',' || orders.branch_code = ${branch}`),
  ...given(filters.brand, (brand) => hasLine(sql`product.brand_code = ${brand}`)),
  ...given(filters.group, (group) => hasLine(sql`product.group_code = ${group}`)),
  ...given(filters.product, (code) => hasLine(sql`product.code = ${code}`)),
]
