import { listCompanyUsers, listInvitations } from '@girassol/contract/company-users'
import { readSession } from '@girassol/contract/session'

/**
 * The reads that every change of a user makes outdated: the change may concern the reader himself, or fill or free the
 * last place of the company.
 */
export const companyUserRefreshes = [listCompanyUsers, listInvitations, readSession] as const

/** The reads that every change of an invitation makes outdated. */
export const invitationRefreshes = [listInvitations, listCompanyUsers] as const
