import { listAuditEntries } from '@girassol/contract/administration'
import { listConsultants, listManagedConsultants } from '@girassol/contract/consultants'

/** What every change of a consultant makes old. */
export const consultantRefreshes = [listManagedConsultants, listConsultants, listAuditEntries] as const
