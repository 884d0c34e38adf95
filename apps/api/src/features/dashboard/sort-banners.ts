import type * as contract from '@girassol/contract/dashboard'
import { bannerLocationLabels } from '@girassol/domain/dashboard'
import type { Handler } from '../../http/context.ts'
import { placeInOrder, refuseOtherSet } from '../../records/positions.ts'
import { recordChange } from '../../records/record-change.ts'
import { type BannerRow, listEveryBanner } from './banner-queries.ts'
import { lockBannerPlace } from './banner-store.ts'

const listTitles = (rows: readonly BannerRow[], ids: readonly number[]): readonly string[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id)?.title ?? [])

/** C-140: sets the whole order of a place at once; 409 if a banner was added or removed since the list was read. */
export const sortBanners: Handler<typeof contract.sortBanners> = async (
  { tx, now, actor },
  { body: { location, ids } },
) => {
  const rows = await lockBannerPlace(tx, location)
  refuseOtherSet('banners', rows, ids)
  await placeInOrder(tx, 'banner', ids)
  const before = rows.map(({ id }) => id)
  await recordChange(tx, {
    now,
    author: actor,
    action: 'change',
    subject: { kind: 'banner', id: location, name: `Ordem de ${bannerLocationLabels[location]}` },
    before: { order: listTitles(rows, before) },
    after: { order: listTitles(rows, ids) },
  })
  return { data: await listEveryBanner(tx) }
}
