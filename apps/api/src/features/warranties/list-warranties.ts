import type * as contract from '@girassol/contract/warranties'
import type { WarrantyRow } from '@girassol/contract/warranties'
import { can } from '@girassol/domain/access'
import { displayName } from '@girassol/domain/catalogue'
import { normalizeSerial } from '@girassol/domain/warranties'
import { type Expression, type SqlBool, sql } from 'kysely'
import { escapeLike, matchesTerm } from '../../database/matches-term.ts'
import { countLimit, toPage } from '../../database/to-page.ts'
import type { Context, Handler } from '../../http/context.ts'
import { isInScope } from '../order-record/readable-orders.ts'
import { selectSerials } from '../order-record/serials/serial-queries.ts'
import { toCover } from '../order-record/serials/warranty-cover.ts'
import { maskedSearch } from '../orders/list/matching-orders.ts'

type Search = { readonly term: string; readonly seesSites: boolean; readonly readsContacts: boolean }

/** By serial number, order or customer, and by site for those who read sites. Each is looked for by its own index. */
const isFound = ({ term, seesSites, readsContacts }: Search): Expression<SqlBool> => {
  if (term === '') return sql<SqlBool>`true`
  const found = [
    sql`select id from serial_number where number like ${`%${escapeLike(normalizeSerial(term))}%`}`,
    sql`select serial.id from serial_number serial join orders on orders.id = serial.order_id
      where ${matchesTerm(readsContacts ? sql.ref('orders.search') : maskedSearch, term)}`,
    ...(seesSites
      ? [
          sql`select serial.id from serial_number serial join orders on orders.id = serial.order_id
            join site on site.id = orders.site_id where ${matchesTerm(sql.ref('site.search'), term)}`,
        ]
      : []),
  ]
  return sql<SqlBool>`serial_number.id in (${sql.join(found, sql` union `)})`
}

const selectRows = ({ tx, actor }: Pick<Context, 'tx' | 'actor'>, search: Search) =>
  selectSerials(tx)
    .innerJoin('orders', 'orders.id', 'serial_number.order_id')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .leftJoin('site', 'site.id', 'orders.site_id')
    .where(isInScope(actor))
    .where(isFound(search))

/** WAR-005: the serial numbers of the caller's orders with their warranties, an exact number first, then the newest. */
export const listWarranties: Handler<typeof contract.listWarranties> = async (
  context,
  { query: { term = '', skip, take } },
) => {
  const { roles } = context.actor
  const seesSites = can(roles, 'sites.read')
  const search = { term: term.trim(), seesSites, readsContacts: can(roles, 'customers.readContacts') }
  const rows = await selectRows(context, search)
    .select(['orders.customer_name as customerName', 'seller.fancy_name as sellerName'])
    .select(['site.id as siteId', 'site.title as siteTitle'])
    .orderBy(sql`serial_number.number = ${normalizeSerial(term)}`, 'desc')
    .orderBy('serial_number.id', 'desc')
    .limit(take)
    .offset((skip - 1) * take)
    .execute()
  const data = rows.map(
    ({
      id,
      number,
      code,
      productName,
      orderId,
      customerName,
      sellerName,
      siteId,
      siteTitle,
      replacedBy,
      ...facts
    }): WarrantyRow => ({
      id,
      serial: number,
      productCode: code,
      productName: displayName(productName),
      orderId,
      customerName,
      sellerName,
      site: seesSites && siteId !== null && siteTitle !== null ? { id: siteId, title: siteTitle } : null,
      ...toCover(facts),
      replacedBy,
    }),
  )
  return toPage(data, { skip, take }, async () => {
    const counted = context.tx
      .selectFrom(selectRows(context, search).limit(countLimit).as('found'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
    return Number((await counted.executeTakeFirstOrThrow()).count)
  })
}
