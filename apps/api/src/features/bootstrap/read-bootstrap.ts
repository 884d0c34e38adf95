import type * as contract from '@girassol/contract/bootstrap'
import { firstNotifications } from '@girassol/contract/bootstrap/bootstrap-parts'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findVisibleLinks } from '../links/link-queries.ts'
import { findNotifications } from '../notifications/notifications-queries.ts'
import { findSessionView } from '../session/session-queries.ts'

/** AUTH-003, NAV-003, NOT-007: in one response what a page would otherwise read in three calls. */
export const readBootstrap: Handler<typeof contract.readBootstrap> = async (context) => ({
  session: orNotFound(await findSessionView(context, context.actor.userId)),
  links: await findVisibleLinks(context.tx, context.actor.roles),
  notifications: await findNotifications(context.tx, context.actor.userId, firstNotifications),
})
