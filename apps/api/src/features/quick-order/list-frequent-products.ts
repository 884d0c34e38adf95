import type * as contract from '@girassol/contract/quick-order'
import { countedOrderStatuses, frequentProducts } from '@girassol/domain/quick-order'
import { plusHours, toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Handler } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { onSaleTo } from '../catalogue/store/visible-products.ts'

type Found = { readonly code: string; readonly name: string; readonly quantity: number; readonly last: string }

/** FAST-014: the products of the store that the seller ordered most in the last 180 days. */
export const listFrequentProducts: Handler<typeof contract.listFrequentProducts> = async ({ tx, actor, now }) => {
  const since = plusHours(now, -24 * frequentProducts.days)
  const { rows } = await sql<Found>`
    select i.product_code as code, p.name, sum(i.quantity)::integer as quantity, max(o.created_at) as last
    from orders o join order_item i on i.order_id = o.id join product p on p.code = i.product_code
    where o.seller_id = ${requireSellerId(actor)} and o.created_at >= ${since}::timestamptz
      and o.status = any(${countedOrderStatuses}) and ${onSaleTo(actor)}
    group by i.product_code, p.name
    order by sum(i.quantity) desc, i.product_code
    limit ${frequentProducts.most}`.execute(tx)
  return { data: rows.map(({ code, name, quantity, last }) => ({ code, name, quantity, lastOrderedOn: toDay(last) })) }
}
