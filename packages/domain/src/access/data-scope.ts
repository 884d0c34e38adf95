import { can, isIntegratorType } from './can.ts'
import type { Role } from './roles.ts'

/** Whose records a user reads: those of every seller, of one seller, or none (C-08). */
export type DataScope =
  | { readonly sees: 'all' }
  | { readonly sees: 'seller'; readonly sellerId: number }
  | { readonly sees: 'none' }

/** Internal roles read all sellers; integrator-type users only their own seller or owner (C-08). */
export const toDataScope = (actor: {
  readonly roles: readonly Role[]
  readonly sellerId: number | null
}): DataScope => {
  if (!isIntegratorType(actor.roles)) return can(actor.roles, 'orders.read') ? { sees: 'all' } : { sees: 'none' }
  return actor.sellerId === null ? { sees: 'none' } : { sees: 'seller', sellerId: actor.sellerId }
}
