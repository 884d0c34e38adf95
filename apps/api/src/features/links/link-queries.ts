import type { LinkView, ManagedLink } from '@girassol/contract/links'
import type { Selectable } from 'kysely'
import type { PortalLink } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type LinkRow = Selectable<PortalLink>

export const toLinkView = ({ id, place, label, url }: LinkRow): LinkView => ({
  id,
  place,
  label,
  url,
})

export const toManagedLink = (row: LinkRow): ManagedLink => ({
  ...toLinkView(row),
  roles: row.roles,
  version: row.version,
})

/** Every link, in the order of its place. */
export const findLinks = (tx: Tx): Promise<LinkRow[]> =>
  tx.selectFrom('portal_link').selectAll().orderBy('position').orderBy('id').execute()
