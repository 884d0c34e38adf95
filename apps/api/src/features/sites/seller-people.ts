import type { Tx } from '../../http/context.ts'

/** The active users of a seller: its own, and those who belong to an owner. */
const selectPeople = (tx: Tx, sellerId: number) =>
  tx
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where((eb) => eb.or([eb('seller_id', '=', sellerId), eb('owner_id', '=', sellerId)]))

/** SITE-009: who may be responsible. */
export const listSellerPeople = (tx: Tx, sellerId: number) => selectPeople(tx, sellerId).orderBy('name').execute()

export const isUserOf = async (tx: Tx, sellerId: number, userId: number): Promise<boolean> =>
  (await selectPeople(tx, sellerId).where('id', '=', userId).executeTakeFirst()) !== undefined
