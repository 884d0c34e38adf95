import { type Capability, capabilities } from './capabilities.ts'
import { integratorTypeRoles, internalRoles, type Role } from './roles.ts'

/** Why an action is refused to a user whose roles do not allow it (C-12). */
export const forbiddenSentence = 'Você não tem permissão para esta ação.'

/** May someone with these roles do this? The union of the roles decides (C-07). */
export const can = (granted: readonly Role[], capability: Capability): boolean => {
  const allowedRoles: readonly Role[] = capabilities[capability]
  return granted.some((role) => allowedRoles.includes(role))
}

/** At least one role of the distributor's staff. */
export const isStaff = (granted: readonly Role[]): boolean =>
  granted.some((role) => (internalRoles as readonly Role[]).includes(role))

/** Only integrator-type roles, no internal one: the rule "hidden for integrator-type" applies (C-07). */
export const isIntegratorType = (granted: readonly Role[]): boolean =>
  granted.length > 0 && granted.every((role) => (integratorTypeRoles as readonly Role[]).includes(role))
