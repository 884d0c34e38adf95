import type { Tx } from '../../database/transaction.ts'

export type Wish = { readonly sellerId: number; readonly code: string }

/** A product that is already on the list does not change. */
export const insertWish = async (tx: Tx, { sellerId, code, now }: Wish & { readonly now: string }): Promise<void> => {
  await tx
    .insertInto('wishlist')
    .values({ seller_id: sellerId, product_code: code, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteWish = async (tx: Tx, { sellerId, code }: Wish): Promise<void> => {
  await tx.deleteFrom('wishlist').where('seller_id', '=', sellerId).where('product_code', '=', code).execute()
}
