import type { InputFor, ResponseFor } from '@girassol/contract/http/endpoint'
import type { listAllPoints, ManagedEntry } from '@girassol/contract/points-management'
import { pointTypeLabels } from '@girassol/domain/points'
import { sql } from 'kysely'
import { matchesTerm } from '../../../database/matches-term.ts'
import { countLimit, toPage } from '../../../database/to-page.ts'
import type { Tx } from '../../../http/context.ts'
import { toTradedProduct } from '../trades/traded-product.ts'

type Query = InputFor<typeof listAllPoints>['query']

const { CREDIT, DEBIT, CHARGEBACK } = pointTypeLabels

/** The text of the condition as the table shows it, so that users can search for it. */
const condition = sql`plain(case point_entry.type when 'CREDIT' then ${sql.lit(CREDIT)}
  when 'DEBIT' then ${sql.lit(DEBIT)} else ${sql.lit(CHARGEBACK)} end)`

const selectEntries = (tx: Tx) =>
  tx
    .selectFrom('point_entry')
    .innerJoin('seller', 'seller.id', 'point_entry.seller_id')
    .leftJoin('orders', 'orders.id', 'point_entry.order_id')
    .leftJoin('point_trade', 'point_trade.entry_id', 'point_entry.id')

/** PTS-026: the integrator, the order's number and its customer, or the condition contains the term. */
const matching = (tx: Tx, term: string | undefined) =>
  selectEntries(tx).where((eb) =>
    eb.or([
      matchesTerm(eb.ref('seller.search'), term),
      matchesTerm(eb.ref('orders.search'), term),
      matchesTerm(condition, term),
    ]),
  )

const countEntries = async (tx: Tx, term: string | undefined): Promise<number> => {
  const { total } = await tx
    .selectFrom(matching(tx, term).select('point_entry.id').limit(countLimit).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const shown = [
  'point_entry.id',
  'point_entry.created_at',
  'point_entry.value',
  'point_entry.type',
  'point_entry.qualifiable',
  'point_entry.expiration_date',
  'point_entry.motive',
  'point_entry.order_id',
  'point_entry.seller_id',
  'seller.name as seller_name',
  'point_trade.product_code',
  'point_trade.product_name',
] as const

const pageRows = (tx: Tx, { term, skip, take }: Query) =>
  matching(tx, term)
    .select(shown)
    .orderBy('point_entry.id', 'desc')
    .limit(take)
    .offset((skip - 1) * take)
    .execute()

type Row = Awaited<ReturnType<typeof pageRows>>[number]

const toManagedEntry = (row: Row): ManagedEntry => ({
  id: row.id,
  createdAt: row.created_at,
  value: row.value,
  type: row.type,
  qualifiable: row.qualifiable,
  expirationDate: row.expiration_date,
  motive: row.motive,
  trade: toTradedProduct(row),
  invoice: row.order_id === null ? null : { id: row.order_id },
  seller: { id: row.seller_id, name: row.seller_name },
})

/** A page of the entries of all integrators, newest first. */
export const findAllEntries = async (tx: Tx, query: Query): Promise<ResponseFor<typeof listAllPoints>> =>
  toPage((await pageRows(tx, query)).map(toManagedEntry), query, () => countEntries(tx, query.term))

export const findManagedEntry = async (tx: Tx, id: number): Promise<ManagedEntry> =>
  toManagedEntry(await selectEntries(tx).select(shown).where('point_entry.id', '=', id).executeTakeFirstOrThrow())
