import type { Tx } from '../../http/context.ts'
import { lockSeller } from '../../records/lock-seller.ts'
import { type BrandRow, findBrand } from './brand-queries.ts'

/**
 * The brand of a company, locked until the transaction ends. The lock is on the company, because a brand that was never
 * saved has no row.
 */
export const lockBrand = async (tx: Tx, sellerId: number): Promise<BrandRow> => {
  await lockSeller(tx, sellerId)
  return findBrand(tx, sellerId)
}

export const writeBrand = async (tx: Tx, sellerId: number, brand: BrandRow): Promise<void> => {
  await tx
    .insertInto('seller_brand')
    .values({ seller_id: sellerId, ...brand })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet(brand))
    .execute()
}
