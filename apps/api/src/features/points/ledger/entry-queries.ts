import type { PointEntryView } from '@girassol/contract/points'
import { pointTypeLabels } from '@girassol/domain/points'
import { sql } from 'kysely'
import { matchesTerm } from '../../../database/matches-term.ts'
import { countLimit, toPage } from '../../../database/to-page.ts'
import type { Tx } from '../../../http/context.ts'
import { toTradedProduct } from '../trades/traded-product.ts'
import { computeBalances } from './ledger-queries.ts'

type Wanted = {
  /** Null: entries of every seller. */
  readonly sellerId: number | null
  readonly term?: string | undefined
}
type Query = Wanted & { readonly skip: number; readonly take: number }

/**
 * The columns that a term is searched in: integrator, order, customer or condition, as the table shows them (PTS-026).
 */
const searched = sql`plain(concat_ws(' ', seller.name, seller.fancy_name, orders.customer_name,
  coalesce(orders.id::text, 'manual'), case point_entry.type
    when 'CREDIT' then ${sql.lit(pointTypeLabels.CREDIT)}
    when 'DEBIT' then ${sql.lit(pointTypeLabels.DEBIT)}
    else ${sql.lit(pointTypeLabels.CHARGEBACK)} end))`

const ofSeller = (tx: Tx, sellerId: number | null) =>
  tx
    .selectFrom('point_entry')
    .$if(sellerId !== null, (query) => query.where('point_entry.seller_id', '=', sellerId ?? 0))

const matching = (tx: Tx, { sellerId, term }: Wanted) =>
  ofSeller(tx, sellerId)
    .innerJoin('seller', 'seller.id', 'point_entry.seller_id')
    .leftJoin('orders', 'orders.id', 'point_entry.order_id')
    .leftJoin('point_trade', 'point_trade.entry_id', 'point_entry.id')
    .where(matchesTerm(searched, term))

const countMatching = async (tx: Tx, wanted: Wanted): Promise<number> => {
  // Every entry has a seller, whose name only a term is compared with: counted without it, the index is enough.
  const counted = wanted.term ? matching(tx, wanted) : ofSeller(tx, wanted.sellerId)
  const { total } = await tx
    .selectFrom(counted.select('point_entry.id').limit(countLimit).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const findRows = (tx: Tx, { skip, take, ...wanted }: Query) =>
  matching(tx, wanted)
    .select(['point_entry.id', 'point_entry.created_at', 'point_entry.value', 'point_entry.type'])
    .select(['point_entry.qualifiable', 'point_entry.expiration_date', 'point_entry.order_id', 'point_entry.motive'])
    .select(['point_entry.seller_id', 'seller.name as seller_name', 'orders.customer_name', 'point_entry.balance'])
    .select(['point_trade.product_code', 'point_trade.product_name'])
    .orderBy('point_entry.id', 'desc')
    .limit(take)
    .offset((skip - 1) * take)
    .execute()

type Row = Awaited<ReturnType<typeof findRows>>[number]

const toView = (row: Row, balance: number): PointEntryView => ({
  id: row.id,
  createdAt: row.created_at,
  value: row.value,
  type: row.type,
  qualifiable: row.qualifiable,
  expirationDate: row.expiration_date,
  balance,
  invoice: row.order_id === null ? null : { id: row.order_id, customerName: row.customer_name },
  seller: { id: row.seller_id, name: row.seller_name },
  motive: row.motive,
  trade: toTradedProduct(row),
})

/** A page of the entries that match the term, latest first (PTS-057, PTS-077). */
export const findEntries = async (tx: Tx, query: Query) => {
  const rows = await findRows(tx, query)
  const balances = await computeBalances(tx, rows)
  const data = rows.map((row) => toView(row, balances.get(row.id) ?? 0))
  return toPage(data, query, () => countMatching(tx, query))
}
