import type { CompanyRole, DataScope, Role } from '@girassol/domain/access'

/** The seller in whose name the caller acts: their own, or the one staff selected (C-04). */
export type ActorSeller = { readonly id: number; readonly erpCode: string; readonly erpState: string }

/** The caller. */
export type Actor = {
  readonly userId: number
  readonly familyId: string
  readonly name: string
  readonly roles: readonly Role[]
  /** Null for staff, whose portal roles alone decide (C-195). */
  readonly companyRole: CompanyRole | null
  readonly scope: DataScope
  readonly seller: ActorSeller | null
  /** A role of theirs must have a second factor and they have none, so they may only set one up (SEC-007). */
  readonly needsSecondFactor: boolean
  readonly canViewProductPrices: boolean
  readonly canViewMarginLiquid: boolean
}
