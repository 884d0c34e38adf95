import type * as contract from '@girassol/contract/holds'
import type { InputFor } from '@girassol/contract/http/endpoint'
import { plusDays } from '@girassol/domain/shared'
import { type Expression, type SqlBool, sql } from 'kysely'
import { toDayStart } from '../../database/day-start.ts'
import { matchesTerm } from '../../database/matches-term.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Handler } from '../../http/context.ts'
import { isHeldAt } from '../order-record/holds/hold-store.ts'
import type { Reading } from '../order-record/order-lines.ts'
import { findHoldLines, selectHolds } from './hold-queries.ts'
import { toHoldRow } from './hold-view.ts'

type Filter = Omit<InputFor<typeof contract.listHolds>['query'], 'skip' | 'take'>

const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text)

const holdsProduct = (term: string): Expression<SqlBool> => sql<SqlBool>`exists (
  select from stock_hold_line line join product on product.code = line.product_code
  where line.order_id = stock_hold.order_id and line.units > 0
    and (product.code = ${term} or ${matchesTerm(sql`plain(product.name)`, term)}))`

const isOfSeller = (term: string): Expression<SqlBool> =>
  sql<SqlBool>`(${matchesTerm(sql.ref('seller.search'), term)} or ${isNumber(term) ? sql`seller.id = ${Number(term)}` : sql`false`})`

const filterHolds = ({ tx, now }: Reading, { product = '', seller = '', endsBy }: Filter) =>
  selectHolds(tx)
    .where(isHeldAt(now))
    .where('stock_hold.state', 'in', ['ACTIVE', 'USED'])
    .$if(product !== '', (query) => query.where(holdsProduct(product)))
    .$if(seller !== '', (query) => query.where(isOfSeller(seller)))
    .$if(endsBy !== undefined, (query) => query.where('until', '<', toDayStart(plusDays(endsBy ?? '', 1))))

/** HOLD-009: the holds that keep units now, for staff; those that end first come first. */
export const listHolds: Handler<typeof contract.listHolds> = async (context, { query: { skip, take, ...filter } }) => {
  const { tx } = context
  const holds = await filterHolds(context, filter)
    .orderBy('stock_hold.until')
    .orderBy('stock_hold.order_id')
    .limit(take)
    .offset((skip - 1) * take)
    .$narrowType<{ state: 'ACTIVE' | 'USED' }>()
    .execute()
  const ids = holds.map(({ order_id }) => order_id)
  const lines = await findHoldLines(tx, ids)
  const rows = holds.map((hold) => toHoldRow(hold, lines.get(hold.order_id) ?? [], context))
  return toPage(rows, { skip, take }, async () => {
    const counted = tx
      .selectFrom(filterHolds(context, filter).limit(countLimit).as('found'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
    return Number((await counted.executeTakeFirstOrThrow()).count)
  })
}
