import type { CompanyRole, DataScope, Role } from '@girassol/domain/access'
import type { ApiScope } from '@girassol/domain/api-keys'

/** The seller in whose name the caller acts: their own, or the one staff selected (C-04). */
export type ActorSeller = { readonly id: number; readonly erpCode: string; readonly erpState: string }

/** The key with which a program calls; the user of the caller is the one who made it (API-012). */
export type ActorKey = { readonly id: number; readonly name: string; readonly scopes: readonly ApiScope[] }

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
  /** Absent for people. */
  readonly key?: ActorKey | undefined
}
