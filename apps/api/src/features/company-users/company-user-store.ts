import type { CompanyAccess } from '@girassol/domain/company-users'
import type { Tx } from '../../http/context.ts'
import { nextVersion, type Saving, wasChanged } from '../../records/next-version.ts'

type Written = CompanyAccess & { readonly canViewProductPrices: boolean }

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
      ...nextVersion({ now, by }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return wasChanged(changed)
}
