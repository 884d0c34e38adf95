import { type Capability, capabilities } from './capabilities.ts'
import { integratorTypeRoles, type Role } from './roles.ts'

/** May someone with these roles do this? The union of the roles decides (C-07). */
export const can = (held: readonly Role[], capability: Capability): boolean => {
  const allowedRoles: readonly Role[] = capabilities[capability]
  return held.some((role) => allowedRoles.includes(role))
}

/** Only integrator-type roles, no internal one: the rule "hidden for integrator-type" applies (C-07). */
export const isIntegratorType = (held: readonly Role[]): boolean =>
  held.length > 0 && held.every((role) => (integratorTypeRoles as readonly Role[]).includes(role))
