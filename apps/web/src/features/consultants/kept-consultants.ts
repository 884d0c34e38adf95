import { listAuditEntries } from '@girassol/contract/administration'
import { listConsultants, listKeptConsultants } from '@girassol/contract/consultants'

/** What every change of a consultant makes old. */
export const refreshes = [listKeptConsultants, listConsultants, listAuditEntries] as const
