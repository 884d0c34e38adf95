import { can } from './can.ts'
import type { Capability } from './capabilities.ts'
import type { Role } from './roles.ts'

/** The roles of a user within his company, from the most rights to the fewest; wire and database values (C-195). */
export const companyRoles = ['ADMIN', 'APPROVER', 'BUYER', 'VIEWER'] as const

export type CompanyRole = (typeof companyRoles)[number]

/** What a VIEWER reads where he would change something (COMP-002). */
export const viewerSentence = 'Seu acesso é de consulta.'

/** Whether the user may change records at all (COMP-002). Staff have no company role, and their portal roles decide. */
export const canWrite = (companyRole: CompanyRole | null): boolean => companyRole !== 'VIEWER'

/** The capabilities that screens look at, and whose calls all change something. Every other one also reads. */
export const writingCapabilities: readonly Capability[] = [
  'brand.edit',
  'claims.open',
  'deliveries.check',
  'holds.make',
  'homologation.use',
  'negotiation.ask',
  'onboarding.answer',
  'sites.use',
  'substitution.answer',
]

/** The capabilities for which the portal roles are not enough, with the company roles that have them (C-195). */
const neededCompanyRoles = new Map<string, readonly CompanyRole[]>([
  ['company.users', ['ADMIN']],
  ['company.rules', ['ADMIN']],
  ['company.activity', ['ADMIN']],
  ['company.export', ['ADMIN']],
  ['company.keys', ['ADMIN']],
  ['company.webhooks', ['ADMIN']],
  ['company.approve', ['ADMIN', 'APPROVER']],
] satisfies [Capability, CompanyRole[]][])

/** Whether the company role is enough for a capability, or for a call of an endpoint that requires it (COMP-003). */
export const hasCompanyRoleFor = (companyRole: CompanyRole | null, capability: string): boolean => {
  const needed = neededCompanyRoles.get(capability)
  return needed === undefined || (companyRole !== null && needed.includes(companyRole))
}

/** Whether the company role leaves the user a capability of his portal roles, for screens: the server judges each call. */
export const allowsCapability = (companyRole: CompanyRole | null, capability: Capability): boolean =>
  hasCompanyRoleFor(companyRole, capability) && (canWrite(companyRole) || !writingCapabilities.includes(capability))

/** What decides on the rights of a user: the portal roles, and the role in the company (null for staff). */
export type RoleHolder = { readonly roles: readonly Role[]; readonly companyRole: CompanyRole | null }

/** Whether both kinds of role leave the user a capability, for screens: the server judges each call. */
export const canUse = ({ roles, companyRole }: RoleHolder, capability: Capability): boolean =>
  can(roles, capability) && allowsCapability(companyRole, capability)

/** Whether the user may also do that of it which changes something; a VIEWER only reads (COMP-002). */
export const canChange = (holder: RoleHolder, capability: Capability): boolean =>
  canUse(holder, capability) && canWrite(holder.companyRole)
