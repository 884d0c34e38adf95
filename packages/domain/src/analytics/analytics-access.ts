import type { Role } from '../access/roles.ts'

/** ANA-009: PURCHASE and MARKETING alone read no values of a single seller. */
const sellerReaders: readonly Role[] = [
  'ADMINISTRATOR',
  'COMMERCIAL_SUPERVISOR',
  'COMMERCIAL',
  'CUSTOMER_SUCCESS',
  'FINANCIAL',
]

/** ANA-009: whether one of the roles reads the figures of each integrator. */
export const readsFiguresOfSellers = (roles: readonly Role[]): boolean =>
  sellerReaders.some((role) => roles.includes(role))

/** C-172: staff read figures of proposals only where at least so many sellers are in them. */
export const fewestSellersInFigure = 5
