import type { DataScope, Role } from '@girassol/domain/access'

/** The seller in whose name the caller acts: their own, or the one staff selected (C-04). */
export type ActorSeller = { readonly id: number; readonly erpCode: string; readonly erpState: string }

/** The caller. */
export type Actor = {
  readonly userId: number
  readonly familyId: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly scope: DataScope
  readonly seller: ActorSeller | null
  /** A role of theirs must have a second factor and they have none, so they may only set one up (SEC-007). */
  readonly needsSecondFactor: boolean
  readonly canViewProductPrices: boolean
  readonly canViewMarginLiquid: boolean
}
