import * as contract from '@girassol/contract/session'
import type { Router } from '../../http/route.ts'
import { clearCookie } from './clear-cookie.ts'
import { confirmPassword } from './confirm-password.ts'
import { confirmEmail } from './email-change/confirm-email.ts'
import { undoEmail } from './email-change/undo-email.ts'
import { forgotPassword } from './forgot-password.ts'
import { listDemoAccounts } from './list-demo-accounts.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { endOwnOtherSessions, endOwnSession } from './open-sessions/end-own-sessions.ts'
import { listOwnSessions } from './open-sessions/list-own-sessions.ts'
import { readSession } from './read-session.ts'
import { refreshSession } from './refresh-session.ts'
import { resetPassword } from './reset-password.ts'

export const sessionRoutes = ({ route, lookupRoute, publicRoute, publicLookupRoute }: Router): void => {
  publicLookupRoute(contract.login, login)
  publicRoute(contract.refreshSession, refreshSession)
  publicRoute(contract.logout, logout)
  lookupRoute(contract.confirmPassword, confirmPassword)
  route(contract.readSession, readSession)
  route(contract.listOwnSessions, listOwnSessions)
  route(contract.endOwnSession, endOwnSession)
  route(contract.endOwnOtherSessions, endOwnOtherSessions)
  publicRoute(contract.clearCookie, clearCookie)
  publicRoute(contract.forgotPassword, forgotPassword)
  publicLookupRoute(contract.resetPassword, resetPassword)
  publicRoute(contract.confirmEmail, confirmEmail)
  publicRoute(contract.undoEmail, undoEmail)
  publicRoute(contract.listDemoAccounts, listDemoAccounts)
}
