import type * as contract from '@girassol/contract/administration'
import type { Handler } from '../../http/context.ts'
import { findAuditEntries } from './audit-queries.ts'

/** C-140: who changed what, and when. */
export const listAuditEntries: Handler<typeof contract.listAuditEntries> = ({ tx }, { query }) =>
  findAuditEntries(tx, query)
