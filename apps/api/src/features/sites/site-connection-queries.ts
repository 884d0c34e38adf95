import type { Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { type OwnSite, siteNotFound } from './site-store.ts'

/** What a homologation shows and copies of a site (HOM-001); 404 for one of another seller. */
export const findSiteConnection = async (tx: Tx, { id, sellerId }: OwnSite) =>
  orNotFound(
    await tx
      .selectFrom('site')
      .select([
        'id',
        'title',
        'contact_name',
        'phone',
        'email',
        'address',
        'city_code',
        'supply',
        'breaker_a',
        'utility',
        'consumer_unit',
      ])
      .where('id', '=', id)
      .where('seller_id', '=', sellerId)
      .executeTakeFirst(),
    siteNotFound,
  )

export type SiteConnection = Awaited<ReturnType<typeof findSiteConnection>>
