import type { LinkView, ManagedLink } from '@girassol/contract/links'
import type { Role } from '@girassol/domain/access'
import type { Selectable } from 'kysely'
import type { PortalLink } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

export type LinkRow = Selectable<PortalLink>

const toLinkView = ({ id, place, label, url }: LinkRow): LinkView => ({
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

/** NAV-003, NAV-006, C-15: the links that these roles may see, in order. */
export const findVisibleLinks = async (tx: Tx, own: readonly Role[]): Promise<LinkView[]> =>
  (await findLinks(tx))
    .filter(({ roles }) => roles.length === 0 || own.some((role) => roles.includes(role)))
    .map(toLinkView)
