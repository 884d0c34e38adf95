import type { Tx } from '../database/transaction.ts'
import { demoSellerCodes } from './demo-accounts.ts'

/** The wishlist of one seller: a panel, a kit, an inverter that is on its way, and two products of the points store. */
const wished = ['10010008', '20010009', '10100020', '40010003', '40010007']

export const loadDemoWishes = async (tx: Tx, now: string): Promise<void> => {
  const { id } = await tx
    .selectFrom('seller')
    .select('id')
    .where('erp_code', '=', demoSellerCodes.approved)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('wishlist')
    .values(wished.map((product_code) => ({ seller_id: id, product_code, created_at: now })))
    .execute()
}
