import { companyRoles, roles } from '@girassol/domain/access'
import { userStates } from '@girassol/domain/administration'
import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { action, id } from './http/fields.ts'
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
