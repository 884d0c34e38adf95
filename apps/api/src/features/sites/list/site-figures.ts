import { listStatusesAt, listStatusesIn } from '@girassol/domain/orders'
import { type RawBuilder, sql } from 'kysely'

const ended = new Set(listStatusesAt('rejected', 'undone'))
const orderStatuses = listStatusesIn('orders').filter((status) => !ended.has(status))
const budgetStatuses = listStatusesIn('budgets')

export type FigureReader = {
  readonly sellerId: number
  readonly seesPrices: boolean
  readonly seesProposals: boolean
}

/**
 * SQL: power (kWp) and value (cents) of each site of the seller that has any: those of its newest order, else budget,
 * else proposal. Each table is read once for all sites.
 */
export const siteFigures = ({ sellerId, seesPrices, seesProposals }: FigureReader): RawBuilder<unknown> => sql`(
  select coalesce(bought.site_id, offered.site_id) as site_id,
    coalesce(nullif(bought.kit_power_kw, 0), offered.kwp) as kwp,
    case when bought.site_id is null then offered.final_price_cents
      when bought.is_order or ${seesPrices}::boolean then bought.total_invoice_cents end as value_cents
  from (
    select distinct on (site_id) site_id, kit_power_kw, total_invoice_cents,
      status = any(${orderStatuses}::text[]) as is_order
    from orders
    where seller_id = ${sellerId} and site_id is not null and status = any(${[...orderStatuses, ...budgetStatuses]}::text[])
    order by site_id, status = any(${orderStatuses}::text[]) desc, id desc
  ) bought full join (
    select distinct on (site_id) site_id, kwp, final_price_cents from proposal
    where seller_id = ${sellerId} and site_id is not null and ${seesProposals}::boolean
    order by site_id, id desc
  ) offered on offered.site_id = bought.site_id)`
