import type * as contract from '@girassol/contract/sites'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { listSellerPeople } from '../seller-people.ts'
import { toFigureReader } from '../site-access.ts'
import { toSiteFilter } from './site-filters.ts'
import { listSitePage } from './site-list-queries.ts'

/** SITE-008: the sites of the seller, or the first of each stage for the board. */
export const listSites: Handler<typeof contract.listSites> = async (context, { query }) => {
  const { actor, now } = context
  const filter = toSiteFilter(query, { ...toFigureReader(actor), userId: actor.userId, now })
  const { skip, take, board } = query
  return listSitePage(context, filter, { skip: board === 'yes' ? 1 : skip, take, isBoard: board === 'yes' })
}

/** The choices of the filters. */
export const listSiteOptions: Handler<typeof contract.listSiteOptions> = async ({ tx, actor }) => {
  const sellerId = requireSellerId(actor)
  const used = await tx.selectFrom('site').select('city_code').distinct().where('seller_id', '=', sellerId).execute()
  const cities = used.flatMap(({ city_code: code }) => {
    const city = findCity(code)
    return city === null ? [] : [{ code, name: city.city, state: city.state }]
  })
  return {
    people: await listSellerPeople(tx, sellerId),
    cities: cities.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  }
}
