import type { KeptLink, LinkView } from '@girassol/contract/links'
import type { Role } from '@girassol/domain/access'
import type { LinkPlace } from '@girassol/domain/links'
import type { Selectable } from 'kysely'
import type { PortalLink } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type LinkRow = Selectable<PortalLink>

export const toLinkView = ({ id, place, label, url }: LinkRow): LinkView => ({
  id,
  place: place as LinkPlace,
  label,
  url,
})

export const toKeptLink = (row: LinkRow): KeptLink => ({
  ...toLinkView(row),
  roles: row.roles as Role[],
  version: row.version,
})

/** Every link in the order of its place. */
export const findLinks = (tx: Tx): Promise<LinkRow[]> =>
  tx.selectFrom('portal_link').selectAll().orderBy('position').orderBy('id').execute()
