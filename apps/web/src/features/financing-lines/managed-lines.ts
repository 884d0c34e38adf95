import { listAuditEntries } from '@girassol/contract/administration'
import { listFinancingLines } from '@girassol/contract/financing-lines'

/** The reads that every change of a line makes outdated. */
export const lineRefreshes = [listFinancingLines, listAuditEntries] as const
