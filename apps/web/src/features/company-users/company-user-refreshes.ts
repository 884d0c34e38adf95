import { listCompanyUsers } from '@girassol/contract/company-users'
import { readSession } from '@girassol/contract/session'

/** The reads that every change of a user makes outdated: the change may concern the reader himself. */
export const companyUserRefreshes = [listCompanyUsers, readSession] as const
