import { listAuditEntries } from '@girassol/contract/administration'
import { listKeptLinks, listLinks } from '@girassol/contract/links'

/** What every change of a link makes old. */
export const refreshes = [listKeptLinks, listLinks, listAuditEntries] as const
