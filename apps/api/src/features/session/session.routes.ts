import * as secondFactor from '@girassol/contract/second-factor'
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
import { addAuthenticator, beginAuthenticator } from './second-factor/add-authenticator.ts'
import { addPasskey, beginPasskey } from './second-factor/add-passkey.ts'
import { beginPasskeyProof, confirmWithPasskey } from './second-factor/confirm-with-passkey.ts'
import { listOwnFactors, removeFactor, renewRecoveryCodes } from './second-factor/own-factors.ts'
import { signInWithCode, signInWithPasskey } from './second-factor/sign-in-with-factor.ts'

export const sessionRoutes = ({ route, lookupRoute, publicRoute, publicLookupRoute }: Router): void => {
  publicLookupRoute(contract.login, login)
  publicLookupRoute(contract.signInWithCode, signInWithCode)
  publicLookupRoute(contract.signInWithPasskey, signInWithPasskey)
  publicRoute(contract.refreshSession, refreshSession)
  publicRoute(contract.logout, logout)
  lookupRoute(contract.confirmPassword, confirmPassword)
  route(secondFactor.beginPasskeyProof, beginPasskeyProof)
  lookupRoute(secondFactor.confirmWithPasskey, confirmWithPasskey)
  route(secondFactor.listOwnFactors, listOwnFactors)
  route(secondFactor.beginAuthenticator, beginAuthenticator)
  route(secondFactor.addAuthenticator, addAuthenticator)
  route(secondFactor.beginPasskey, beginPasskey)
  route(secondFactor.addPasskey, addPasskey)
  route(secondFactor.removeFactor, removeFactor)
  route(secondFactor.renewRecoveryCodes, renewRecoveryCodes)
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
