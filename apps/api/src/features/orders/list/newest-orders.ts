import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { listOrders } from '@girassol/contract/orders'
import { listStatusesIn } from '@girassol/domain/orders'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../../database/compile-once.ts'
import type { Tx } from '../../../http/context.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { type FileReader, toFileReader } from '../../order-record/readable-orders.ts'
import type { OrderFilters } from './order-filters.ts'
import { selectRows, toOrderRow } from './order-rows.ts'

type Wanted = OrderFilters & { readonly skip: number; readonly take: number }

const orderStatuses = listStatusesIn('orders')

/** The count stops here: beyond it the list shows 'mais de 10.000' (C-41). */
export const countedUpTo = 10_000

/**
 * Whether this is the list that people read all day: every order that they may see, newest first. Its plan is the same
 * for all callers, so it is prepared; with other filters the best plan depends on their values.
 */
export const isNewest = (wanted: Wanted): boolean => {
  const { created, orderby, ordertype } = wanted
  const lists = [wanted.sellerIds, wanted.regionIds, wanted.modules, wanted.inverters]
  const others = [wanted.paymentMethods, wanted.triangulationStatuses]
  return (
    wanted.term.trim() === '' &&
    wanted.statuses.join() === orderStatuses.join() &&
    [...lists, ...others].every((each) => each.length === 0) &&
    [wanted.isFutureSale, wanted.hasAttachments, created.from, created.to].every((each) => each === null) &&
    [wanted.ids, wanted.queue, wanted.waiting, ...Object.values(wanted.ofFigure ?? {})].every(
      (each) => each === undefined,
    ) &&
    orderby === 'createdAt' &&
    ordertype === 'DESC'
  )
}

type Scope = FileReader & { readonly sellerId: number | null }
type LaterPage = Scope & { readonly take: number; readonly offset: number }

/** Without parameters that the planner would have to guess: it then prepares a plan as good as for the actual values. */
const wholeList = (isOfSeller: boolean, { sellerId }: Scope) => sql`from orders
  where ${isOfSeller ? sql`orders.seller_id = ${sellerId}::integer` : sql`true`} and orders.status <> 'CART'
    and orders.status in (${sql.join(orderStatuses.map((status) => sql.lit(status)))})`

const newestFirst = sql`order by orders.created_at desc, orders.id desc`

type Page = RawBuilder<{ id: number; counted: number }>

/** The rows of a page, each with the number of all orders, up to one more than are counted. */
const selectPage = (tx: Tx, reader: FileReader, page: Page) =>
  selectRows(tx, reader)
    .innerJoin(page.as('page'), 'page.id', 'orders.id')
    .select('page.counted')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .compile()

const mostListed = sql.lit(countedUpTo + 1)

const compileFirstPage = (isOfSeller: boolean, take: number) =>
  compileOnce((tx, given: Scope) => {
    const list = wholeList(isOfSeller, given)
    const counted = sql`(select count(*)::integer from (select ${list} fetch first ${mostListed} rows only) as listed)`
    const page = sql`(select orders.id, ${counted} as counted ${list} ${newestFirst}
      fetch first ${sql.lit(take)} rows only)`
    return selectPage(tx, given, page as Page)
  })

/** Reads on to the last order that is counted, so that the orders before the page are passed only once. */
const compileLaterPage = (isOfSeller: boolean) =>
  compileOnce((tx, given: LaterPage) => {
    const { take, offset } = given
    const listed = sql`(select orders.id, orders.created_at ${wholeList(isOfSeller, given)} ${newestFirst}
      offset ${offset}::bigint fetch first (greatest(${mostListed} - ${offset}::bigint, ${take}::bigint)) rows only)`
    const page = sql`(select id, (${offset}::bigint + count(*) over ())::integer as counted from ${listed} as orders
      ${newestFirst} fetch first (${take}::bigint) rows only)`
    return selectPage(tx, given, page as Page)
  })

const laterPages = { all: compileLaterPage(false), seller: compileLaterPage(true) } as const

/** One text for each number of rows: as a parameter, it would give a plan for a tenth of the table. */
const createPerTake = <Text>(compile: (take: number) => Text): ((take: number) => Text) => {
  const texts = new Map<number, Text>()
  return (take) => {
    const text = texts.get(take) ?? compile(take)
    texts.set(take, text)
    return text
  }
}

const getFirstPage = {
  all: createPerTake((take) => compileFirstPage(false, take)),
  seller: createPerTake((take) => compileFirstPage(true, take)),
} as const

type Boundary = { readonly id: number; readonly createdAt: string }

/**
 * The order after which a count of every order stopped. Orders do not leave that list, so a list that has this one has
 * more than are counted, and nobody needs to count ten thousand rows again.
 */
let boundary: Boundary | undefined

const findBoundary = async (tx: Tx, scope: Scope): Promise<Boundary | undefined> => {
  const { rows } = await sql<Boundary>`
    select orders.id, orders.created_at::text as "createdAt" ${wholeList(false, scope)} ${newestFirst}
    offset ${countedUpTo}::bigint fetch first 1 rows only`.execute(tx)
  return rows[0]
}

/**
 * A page of a list that has the boundary; without it, the rows have no count. The first page has no offset, because
 * PostgreSQL plans a statement with one again for each value.
 */
const compileLongListPage = (isFirst: boolean, take: number) =>
  compileOnce((tx, given: Scope & Boundary & { readonly offset: number }) => {
    const list = wholeList(false, given)
    const counted = sql`(select ${mostListed}::integer ${list}
      and orders.id = ${given.id}::integer and orders.created_at = ${given.createdAt}::timestamptz)`
    const page = sql`(select orders.id, ${counted} as counted ${list} ${newestFirst}
      ${isFirst ? sql`` : sql`offset ${given.offset}::bigint`} fetch first ${sql.lit(take)} rows only)`
    return selectPage(tx, given, page as Page)
  })

const getLongListPage = {
  first: createPerTake((take) => compileLongListPage(true, take)),
  later: createPerTake((take) => compileLongListPage(false, take)),
} as const

type Asked = { readonly tx: Tx; readonly scope: Scope; readonly page: Pick<Wanted, 'skip' | 'take'> }

/** A page of every order without counting; undefined if it is not known to be longer than the count. */
const readLongList = async ({ tx, scope, page: { skip, take } }: Asked) => {
  if (boundary === undefined) return undefined
  const { rows } = await getLongListPage[skip === 1 ? 'first' : 'later'](take)(tx, {
    ...scope,
    ...boundary,
    offset: (skip - 1) * take,
  })
  return rows[0]?.counted ? rows : undefined
}

const readCounted = async (sees: 'all' | 'seller', { tx, scope, page: { skip, take } }: Asked) => {
  const { rows } = await (skip === 1
    ? getFirstPage[sees](take)(tx, scope)
    : laterPages[sees](tx, { ...scope, take, offset: (skip - 1) * take }))
  return rows
}

const readEveryOrder = async (asked: Asked) => {
  const known = await readLongList(asked)
  if (known !== undefined) return known
  const rows = await readCounted('all', asked)
  if ((rows[0]?.counted ?? 0) > countedUpTo) boundary = await findBoundary(asked.tx, asked.scope)
  return rows
}

const readPage = async ({ tx, actor: { scope, roles } }: Reading, page: Wanted) => {
  const reader = toFileReader({ roles })
  if (scope.sees === 'all') return readEveryOrder({ tx, scope: { ...reader, sellerId: null }, page })
  if (scope.sees === 'seller') {
    return readCounted('seller', { tx, scope: { ...reader, sellerId: scope.sellerId }, page })
  }
  return []
}

/** One page and the count of all matches, exact up to 10,000; past the end both are empty (C-41). */
export const listNewestRows = async (reading: Reading, wanted: Wanted): Promise<ResponseFor<typeof listOrders>> => {
  const rows = await readPage(reading, wanted)
  const counted = rows[0]?.counted ?? 0
  const data = rows.map((row) => toOrderRow(row, reading))
  return { data, total: Math.min(counted, countedUpTo), totalIsExact: counted <= countedUpTo }
}
