import type { Cents } from '@girassol/domain/shared'
import type { Tx } from '../../../http/context.ts'
import { nextVersion, type Saving, wasChanged } from '../../../records/next-version.ts'

export type CompanyRule = { readonly approveAboveCents: Cents | null; readonly version: number }

/** The rules of a company; version 0 before the first change. */
export const findCompanyRule = async (tx: Tx, sellerId: number): Promise<CompanyRule> =>
  (await tx
    .selectFrom('company_rule')
    .select(['approve_above_cents as approveAboveCents', 'version'])
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()) ?? { approveAboveCents: null, version: 0 }

type Saved = Saving & { readonly sellerId: number; readonly rule: CompanyRule }

/** Writes over the version that the caller saw; false when there is another one. */
export const saveCompanyRule = async (tx: Tx, { sellerId, rule, now, by }: Saved): Promise<boolean> => {
  const approve_above_cents = rule.approveAboveCents
  if (rule.version > 0) {
    const changed = await tx
      .updateTable('company_rule')
      .set({ approve_above_cents, ...nextVersion({ now, by }) })
      .where('seller_id', '=', sellerId)
      .where('version', '=', rule.version)
      .executeTakeFirstOrThrow()
    return wasChanged(changed)
  }
  const added = await tx
    .insertInto('company_rule')
    .values({ seller_id: sellerId, approve_above_cents, updated_at: now, updated_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return added.numInsertedOrUpdatedRows === 1n
}
