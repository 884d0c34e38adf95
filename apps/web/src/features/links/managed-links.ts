import { listAuditEntries } from '@girassol/contract/administration'
import { listLinks, listManagedLinks } from '@girassol/contract/links'

/** The reads that every change of a link makes outdated. */
export const linkRefreshes = [listManagedLinks, listLinks, listAuditEntries] as const
