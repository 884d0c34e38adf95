import type { Actor } from './actor.ts'

/** For tests: commercial staff, who may read every record. */
export const anActor = (rest: Partial<Actor> = {}): Actor => ({
  userId: 1,
  familyId: '00000000-0000-0000-0000-000000000000',
  name: 'Ana Prado',
  roles: ['COMMERCIAL'],
  companyRole: null,
  scope: { sees: 'all' },
  seller: null,
  needsSecondFactor: false,
  canViewProductPrices: true,
  canViewMarginLiquid: false,
  ...rest,
})
