import type { CompanyAccess } from '@girassol/domain/company-users'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { lockWhoCanLogIn } from '../../records/lock-who-can-log-in.ts'
import { nextVersion, type Saving, wasChanged } from '../../records/next-version.ts'

/** The ADMINs of a company who can log in, locked (COMP-006). */
export const lockCompanyAdmins = (tx: Tx, sellerId: number): Promise<readonly number[]> =>
  lockWhoCanLogIn(tx, sql`coalesce(seller_id, owner_id) = ${sellerId} and company_role = 'ADMIN'`)

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
