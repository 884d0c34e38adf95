import type { BannerView, ManagedBanner } from '@girassol/contract/dashboard'
import type { BannerLocation } from '@girassol/domain/dashboard'
import type { Selectable } from 'kysely'
import type { Banner } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type BannerRow = Selectable<Banner>

const toBannerView = (row: BannerRow): BannerView => ({
  id: row.id,
  title: row.title,
  referLink: row.refer_link,
  active: row.active,
  location: row.location,
  fileName: row.file_name,
  format: row.format,
})

export const toManagedBanner = (row: BannerRow): ManagedBanner => ({ ...toBannerView(row), version: row.version })

const selectSorted = (tx: Tx) =>
  tx.selectFrom('banner').selectAll().orderBy('location').orderBy('position').orderBy('id')

/** The active banners of a place (BAN-005). */
export const listActiveBanners = async (tx: Tx, location: BannerLocation): Promise<BannerView[]> => {
  const rows = await selectSorted(tx).where('location', '=', location).where('active', '=', true).execute()
  return rows.map(toBannerView)
}

/** Every banner, on or off. */
export const listEveryBanner = async (tx: Tx): Promise<ManagedBanner[]> =>
  (await selectSorted(tx).execute()).map(toManagedBanner)

/** The content type of a banner's picture; null for an unknown name, or if all its banners are inactive. */
export const findShownFormat = async (
  tx: Tx,
  name: string,
  { alsoOff }: { readonly alsoOff: boolean },
): Promise<string | null> => {
  const row = await tx
    .selectFrom('banner')
    .select('format')
    .where('file_name', '=', name)
    .$if(!alsoOff, (query) => query.where('active', '=', true))
    .limit(1)
    .executeTakeFirst()
  return row?.format ?? null
}
