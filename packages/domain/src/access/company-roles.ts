import type { Capability } from './capabilities.ts'

/** The roles of a user within his company, from the most rights to the fewest; wire and database values (C-195). */
export const companyRoles = ['ADMIN', 'APPROVER', 'BUYER', 'VIEWER'] as const

export type CompanyRole = (typeof companyRoles)[number]

export const companyRoleLabels = {
  ADMIN: 'Administrador da empresa',
  APPROVER: 'Aprovador',
  BUYER: 'Comprador',
  VIEWER: 'Consulta',
} as const satisfies Record<CompanyRole, string>

/** What a VIEWER reads where he would change something (COMP-002). */
export const viewerSentence = 'Seu acesso é de consulta.'

/** Whether a role of a company includes the rights of another one: ADMIN ⊃ APPROVER ⊃ BUYER ⊃ VIEWER (C-195). */
export const includesCompanyRole = (granted: CompanyRole, needed: CompanyRole): boolean =>
  companyRoles.indexOf(granted) <= companyRoles.indexOf(needed)

/** Whether the user may change records at all (COMP-002). Staff have no company role, and their portal roles decide. */
export const canWrite = (companyRole: CompanyRole | null): boolean =>
  companyRole === null || includesCompanyRole(companyRole, 'BUYER')

/** Capabilities of integrator-type users whose calls all change something; the others also read. */
export const writingCapabilities = [
  'attachments.add',
  'brand.edit',
  'financing.save',
  'homologation.use',
  'onboarding.answer',
  'payments.edit',
  'payments.pay',
  'returns.request',
  'sites.use',
] as const satisfies readonly Capability[]

/** Whether the company role leaves the user a capability of his portal roles, for screens: the server judges each call. */
export const allowsCapability = (companyRole: CompanyRole | null, capability: Capability): boolean =>
  canWrite(companyRole) || !(writingCapabilities as readonly Capability[]).includes(capability)
