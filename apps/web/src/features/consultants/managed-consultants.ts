import { listAuditEntries } from '@girassol/contract/administration'
import { listConsultants, listManagedConsultants } from '@girassol/contract/consultants'

/** The reads that every change of a consultant makes outdated. */
export const consultantRefreshes = [listManagedConsultants, listConsultants, listAuditEntries] as const
