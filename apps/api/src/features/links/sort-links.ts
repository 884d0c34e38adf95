import type * as contract from '@girassol/contract/links'
import { linkPlaceLabels } from '@girassol/domain/links'
import type { Handler } from '../../http/context.ts'
import { placeInOrder, refuseOtherSet } from '../../records/positions.ts'
import { recordChange } from '../../records/record-change.ts'
import { findLinks, type LinkRow, toManagedLink } from './link-queries.ts'
import { lockLinkPlace } from './link-store.ts'

const listLabels = (rows: readonly LinkRow[]) => rows.map(({ label }) => label)

/** C-140: sets the whole order of a place at once; 409 if a link was added or removed since the list was read. */
export const sortLinks: Handler<typeof contract.sortLinks> = async (
  { tx, now, actor: author },
  { body: { place, ids } },
) => {
  const before = await lockLinkPlace(tx, place)
  refuseOtherSet('links', before, ids)
  await placeInOrder(tx, 'portal_link', ids)
  const links = await findLinks(tx)
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'link', id: place, name: `Ordem de ${linkPlaceLabels[place]}` },
    before: { order: listLabels(before) },
    after: { order: listLabels(links.filter((link) => link.place === place)) },
  })
  return links.map(toManagedLink)
}
