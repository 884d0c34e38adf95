import type * as contract from '@girassol/contract/notifications'
import type { Handler } from '../../http/context.ts'
import { findNotifications } from './notifications-queries.ts'

/** NOT-007, NOT-008: the caller's notifications. */
export const listNotifications: Handler<typeof contract.listNotifications> = ({ tx, actor }, { query }) =>
  findNotifications(tx, actor.userId, query)
