import type { CompanyAccess } from '@girassol/domain/company-users'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'
import { nextVersion, type Saving, wasChanged } from '../../records/next-version.ts'

/**
 * The ADMINs of a company who can sign in, locked until the end of the transaction, so that two who change each other
 * run in turn (COMP-006).
 */
export const lockCompanyAdmins = async (tx: Tx, sellerId: number): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where(sql<number>`coalesce(seller_id, owner_id)`, '=', sellerId)
    .where('company_role', '=', 'ADMIN')
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

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
