import * as contract from '@girassol/contract/administration'
import type { Router } from '../../http/route.ts'
import { changeUser } from './change-user.ts'
import { deactivateUser, reactivateUser } from './deactivate-user.ts'
import { exportUsers } from './export-users.ts'
import { applyUsersImport, listUsersRefusals, previewUsersImport } from './import-users.ts'
import { inviteUser } from './invite-user.ts'
import { listAuditEntries } from './list-audit-entries.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listUsers } from './list-users.ts'
import { changeRequiredRoles, resetUserFactors, showRequiredRoles } from './second-factors.ts'
import { sendUserLink } from './send-user-link.ts'
import { showUser } from './show-user.ts'
import { endUserSession, endUserSessions, listUserSessions } from './user-sessions.ts'

export const administrationRoutes = ({ route, lookupRoute, downloadRoute }: Router): void => {
  route(contract.listAuditEntries, listAuditEntries)
  route(contract.listSecurityEvents, listSecurityEvents)
  route(contract.listUsers, listUsers)
  route(contract.showUser, showUser)
  route(contract.inviteUser, inviteUser)
  route(contract.changeUser, changeUser)
  route(contract.deactivateUser, deactivateUser)
  route(contract.reactivateUser, reactivateUser)
  route(contract.sendUserLink, sendUserLink)
  route(contract.listUserSessions, listUserSessions)
  route(contract.endUserSession, endUserSession)
  route(contract.endUserSessions, endUserSessions)
  route(contract.resetUserFactors, resetUserFactors)
  route(contract.showRequiredRoles, showRequiredRoles)
  route(contract.changeRequiredRoles, changeRequiredRoles)
  lookupRoute(contract.previewUsersImport, previewUsersImport)
  downloadRoute(contract.listUsersRefusals, listUsersRefusals)
  lookupRoute(contract.applyUsersImport, applyUsersImport)
  downloadRoute(contract.exportUsers, exportUsers)
}
