import { listAuditEntries } from '@girassol/contract/administration'
import { listLinks, listManagedLinks } from '@girassol/contract/links'

/** What every change of a link makes old. */
export const linkRefreshes = [listManagedLinks, listLinks, listAuditEntries] as const
