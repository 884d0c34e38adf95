import type * as contract from '@girassol/contract/links'
import type { Handler } from '../../http/context.ts'
import { findLinks, findVisibleLinks, toManagedLink } from './link-queries.ts'

/** NAV-003, NAV-006, C-15: the links that the caller's roles may see, in order. */
export const listLinks: Handler<typeof contract.listLinks> = ({ tx, actor }) => findVisibleLinks(tx, actor.roles)

/** C-140: every link, for the users who manage them. */
export const listManagedLinks: Handler<typeof contract.listManagedLinks> = async ({ tx }) =>
  (await findLinks(tx)).map(toManagedLink)
