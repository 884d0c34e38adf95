import * as contract from '@girassol/contract/company-users'
import * as session from '@girassol/contract/session'
import type { Router } from '../../http/route.ts'
import { changeCompanyUser } from './change-company-user.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { inviteCompanyUser } from './invitations/invite-company-user.ts'
import { listInvitations } from './invitations/list-invitations.ts'
import { resendInvitation } from './invitations/resend-invitation.ts'
import { withdrawInvitation } from './invitations/withdraw-invitation.ts'
import { listCompanyUsers } from './list-company-users.ts'

export const companyUsersRoutes = ({ route, publicLookupRoute }: Router): void => {
  route(contract.listCompanyUsers, listCompanyUsers)
  route(contract.changeCompanyUser, changeCompanyUser)
  route(contract.listInvitations, listInvitations)
  route(contract.inviteCompanyUser, inviteCompanyUser)
  route(contract.resendInvitation, resendInvitation)
  route(contract.withdrawInvitation, withdrawInvitation)
  publicLookupRoute(session.acceptInvitation, acceptInvitation)
}
