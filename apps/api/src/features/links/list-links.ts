import type * as contract from '@girassol/contract/links'
import type { LinkPlace } from '@girassol/domain/links'
import type { Handler } from '../../http/context.ts'

/** NAV-003, NAV-006, C-15: the links that the caller's roles see, in order. */
export const listLinks: Handler<typeof contract.listLinks> = async ({ tx, actor }) => {
  const rows = await tx.selectFrom('portal_link').selectAll().orderBy('position').orderBy('id').execute()
  return rows
    .filter(({ roles }) => roles.length === 0 || actor.roles.some((role) => roles.includes(role)))
    .map(({ id, place, label, url }) => ({ id, place: place as LinkPlace, label, url }))
}
