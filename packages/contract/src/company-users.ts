import { companyRoles, roles } from '@girassol/domain/access'
import { userStates } from '@girassol/domain/administration'
import { invitationStates, invitedRoles } from '@girassol/domain/company-users'
import { z } from 'zod'
import { invitationBody } from './company-users/invitation-body.ts'
import { endpoint } from './http/endpoint.ts'
import { action, hiddenReais, id, limitReais } from './http/fields.ts'
import { page, pageQuery } from './http/page.ts'

/** A user as the ADMIN of the same company sees him (COMP-003). */
const companyUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** The portal roles, which only staff change. */
  roles: z.array(z.enum(roles)),
  companyRole: z.enum(companyRoles),
  state: z.enum(userStates),
  /** The last login of the past 90 days. */
  lastSeenAt: z.string().nullable(),
  canViewProductPrices: z.boolean(),
  /** In reais, for one order and for a calendar month; null: without a limit (COMP-009). */
  orderLimit: limitReais,
  monthLimit: limitReais,
  /** What counts against the limit of this month; null without such a limit, and where prices are hidden. */
  monthUsed: hiddenReais,
  /** Grows with every change; an edit sends the version it started from. */
  version: z.number().int(),
  actions: z.object({ changeRole: action, deactivate: action, reactivate: action }),
})
export type CompanyUser = z.infer<typeof companyUser>

export const listCompanyUsers = endpoint({
  method: 'GET',
  path: '/company/users',
  requires: 'company.users',
  summary: "The users of the caller's company by name; for its ADMIN (COMP-003).",
  query: z.object(pageQuery(50)),
  response: page(companyUser),
})

const companyUserChange = z.strictObject({
  companyRole: z.enum(companyRoles).optional(),
  canViewProductPrices: z.boolean().optional(),
  isActive: z.boolean().optional(),
  orderLimit: z.optional(limitReais),
  monthLimit: z.optional(limitReais),
  version: id,
})
export type CompanyUserChange = z.infer<typeof companyUserChange>

export const changeCompanyUser = endpoint({
  method: 'PATCH',
  path: '/company/users/:id',
  requires: 'company.users',
  summary:
    "Change role, prices or state of a user of the caller's company; 409 for its last ADMIN and when another user did since.",
  params: z.object({ id }),
  body: companyUserChange,
  response: companyUser,
})

/** An invitation that was neither used nor withdrawn; it never shows whether the address has an account (COMP-005). */
const invitation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  companyRole: z.enum(companyRoles),
  state: z.enum(invitationStates),
  /** When it was last sent. */
  sentAt: z.string(),
  expiresAt: z.string(),
  actions: z.object({ resend: action }),
})
export type Invitation = z.infer<typeof invitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/company/invitations',
  requires: 'company.users',
  summary: "The invitations of the caller's company that were neither used nor withdrawn, by name.",
  response: z.array(invitation),
})

export const inviteCompanyUser = endpoint({
  method: 'POST',
  path: '/company/users',
  requires: 'company.users',
  summary:
    'Invite a user to the company of the caller; answers the same for an address that has an account (COMP-005). 409 for the 31st user and for an address that the company invited already.',
  body: invitationBody,
  response: z.null(),
  status: 202,
  callsPerMinute: 30,
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/company/users/:id/resend',
  requires: 'company.users',
  summary: 'Send an invitation, by its id, again; its earlier link ends. 409 for an expired one of a full company.',
  params: z.object({ id }),
  response: z.null(),
  status: 202,
  callsPerMinute: 10,
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/company/invitations/:id',
  requires: 'company.users',
  summary: 'Withdraw an invitation: its link ends, and its place is free.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})
