import type * as contract from '@girassol/contract/administration'
import type { Handler } from '../../http/context.ts'
import { findSecurityEvents } from './security-event-queries.ts'

/** SEC-009: who entered, failed, was refused, changed an access or read what is protected. */
export const listSecurityEvents: Handler<typeof contract.listSecurityEvents> = ({ tx }, { query }) =>
  findSecurityEvents(tx, query)
