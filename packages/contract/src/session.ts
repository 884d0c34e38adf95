import { companyRoles, roles } from '@girassol/domain/access'
import { notificationMethods } from '@girassol/domain/profile'
import { outsideSystems } from '@girassol/domain/setup'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { email, id, text } from './http/fields.ts'
import { listColumns } from './orders/list-columns.ts'
import { ownSeller, registeredSeller } from './sellers.ts'
import { openSessions } from './session/open-session.ts'
import { passkeyAnswer, sealedTicket, secondFactorRequest, typedCode } from './session/second-factor.ts'

/** A new e-mail that counts once its owner opened the link, which works until this instant (SEC-005). */
export const pendingEmail = z.object({ address: z.string(), expiresAt: z.string() })
export type PendingEmail = z.infer<typeof pendingEmail>

/** The logged user (AUTH-014). */
export const sessionView = z.object({
  id,
  name: z.string(),
  email: z.string(),
  pendingEmail: pendingEmail.nullable(),
  roles: z.array(z.object({ reference: z.enum(roles) })),
  /** The role within the company of an integrator-type user; null for staff (COMP-001). */
  companyRole: z.enum(companyRoles).nullable(),
  /** The address of the picture (`showAvatar`); another picture has another address, so it may be cached for ever. */
  avatar: z.string().nullable(),
  notificationMethods: z.array(z.enum(notificationMethods)),
  canViewProductPrices: z.boolean(),
  canViewMarginLiquid: z.boolean(),
  /** The columns that the user chose for the order list; null for the defaults (USE-025). */
  orderColumns: listColumns.nullable(),
  /** The outside systems that are simulated, for staff; empty for all others (REL-014). */
  simulatedSystems: z.array(z.enum(outsideSystems)),
  /** The seller of an integrator. */
  seller: ownSeller.nullable(),
  /** The integrator that a manager or contributor works for (AUTH-020). */
  owner: registeredSeller.nullable(),
})
export type SessionView = z.infer<typeof sessionView>

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  requires: 'public',
  summary:
    'Open a session; sets the access and refresh cookies. Answers 202, without a session, where a second factor must follow.',
  body: z.object({ email: text(200), password: z.string().max(200) }),
  response: z.union([sessionView, secondFactorRequest]),
  alsoStatus: 202,
  signsIn: 'email',
})

const answeredChallenge = { challenge: sealedTicket, remember: z.boolean() }

export const signInWithCode = endpoint({
  method: 'POST',
  path: '/auth/second-factor/code',
  requires: 'public',
  summary: 'Open the session after the password, with a code of the application or a recovery code; each is good once.',
  body: z.object({ ...answeredChallenge, code: typedCode }),
  response: sessionView,
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkey',
  requires: 'public',
  summary: 'Open the session after the password, with a passkey of the account.',
  body: z.object({ ...answeredChallenge, passkey: passkeyAnswer }),
  response: sessionView,
})

export const refreshSession = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  requires: 'public',
  summary: 'Exchange the refresh cookie for new cookies; the reuse of an old one ends its family.',
  response: z.null(),
  status: 204,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  requires: 'public',
  summary: 'End the session and clear its cookies.',
  response: z.null(),
  status: 204,
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/auth/confirm',
  requires: 'session',
  personal: true,
  summary: 'Prove the own password again, as changes of the own access need it; counted like a sign-in.',
  body: z.object({ password: z.string().max(200) }),
  response: z.null(),
  status: 204,
  forSetUp: true,
})

export const readSession = endpoint({
  method: 'GET',
  path: '/auth/me',
  requires: 'session',
  summary: 'The user of this session.',
  response: sessionView,
})

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  requires: 'session',
  summary: 'Where the caller is signed in: device, browser, network and last use of each session.',
  response: openSessions,
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:session',
  requires: 'session',
  personal: true,
  summary: 'End one session of the caller; its browser is at the login page within seconds.',
  params: z.object({ session: z.uuid() }),
  response: z.null(),
  status: 204,
})

export const endOwnOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/sessions/end-others',
  requires: 'session',
  personal: true,
  summary: 'End every session of the caller except this one.',
  response: z.null(),
  status: 204,
})

export const clearCookie = endpoint({
  method: 'POST',
  path: '/auth/clear-cookie',
  requires: 'public',
  summary: 'Tell that the browser emptied its storage as the clear_storage cookie asked; expires that cookie.',
  body: z.object({ key: z.literal('clear_storage') }),
  response: z.null(),
  status: 204,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  requires: 'public',
  summary: 'Send a link to choose a new password, if the address has an account; answers the same either way.',
  body: z.object({ email }),
  response: z.null(),
  status: 202,
  callsPerMinute: 20,
  countedBy: { field: 'email', callsPerMinute: 3 },
})

/** A password that is chosen with the token of a mailed link. */
const newPassword = z.object({
  token: z.string().max(200),
  password: z.string().max(200),
  password_confirmation: z.string().max(200),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  requires: 'public',
  summary: 'Choose a new password with the token of the link; ends every open session of the user.',
  body: newPassword,
  response: z.null(),
  status: 204,
  callsPerMinute: 20,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation',
  requires: 'public',
  summary:
    'Become a user of the company that invited, with the token of the link and a first password. 410 for a link that was used or ended, 409 if the address has an account by now.',
  body: newPassword,
  response: z.null(),
  status: 204,
  callsPerMinute: 20,
})

const linkToken = z.object({ token: z.string().max(200) })

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/email/confirm',
  requires: 'public',
  summary: 'Make a requested e-mail the one of its user, with the token that was mailed to it.',
  body: linkToken,
  response: z.null(),
  status: 204,
  callsPerMinute: 20,
})

export const undoEmail = endpoint({
  method: 'POST',
  path: '/auth/email/undo',
  requires: 'public',
  summary: 'Restore the previous e-mail with the token that was mailed to it; ends every open session of the user.',
  body: linkToken,
  response: z.null(),
  status: 204,
  callsPerMinute: 20,
})

export const listDemoAccounts = endpoint({
  method: 'GET',
  path: '/auth/demo-accounts',
  requires: 'public',
  summary:
    'The accounts of the demonstration (empty where it is off), and whether nobody can administer the portal yet.',
  response: z.object({
    accounts: z.array(z.object({ email: z.string(), label: z.string() })),
    password: z.string(),
    /** Whether the login page explains how to create the first administrator (USE-027). */
    needsAdministrator: z.boolean(),
  }),
})
