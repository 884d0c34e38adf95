import type * as contract from '@girassol/contract/alerts'
import type { Handler } from '../../http/context.ts'
import { findAlerts } from './alert-queries.ts'

/** SUB-012: the open alerts of the user. */
export const listAlerts: Handler<typeof contract.listAlerts> = ({ tx, actor }) => findAlerts(tx, actor.userId)
