import type { CompanyAccess } from '@girassol/domain/company-users'
import { centsFromReais } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import { nextVersion, type Saving, wasChanged } from '../../records/next-version.ts'

type Written = CompanyAccess & {
  readonly canViewProductPrices: boolean
  /** In reais; null: without a limit. */
  readonly orderLimit: number | null
  readonly monthLimit: number | null
}

/** Reais of a limit in cents; null stays null. */
export const toLimitCents = (limit: number | null): number | null => (limit === null ? null : centsFromReais(limit))

/** Writes over one version of a user; false when there is a newer one. */
export const updateCompanyUser = async (
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
  { now, by, user }: Saving & { readonly user: Written },
): Promise<boolean> => {
  const changed = await tx
    .updateTable('app_user')
    .set({
      company_role: user.companyRole,
      active: user.isActive,
      can_view_product_prices: user.canViewProductPrices,
      order_limit_cents: toLimitCents(user.orderLimit),
      month_limit_cents: toLimitCents(user.monthLimit),
      ...nextVersion({ now, by }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return wasChanged(changed)
}
