import type { Tx } from '../../http/context.ts'

/** The company of an integrator; managers and contributors have no company of their own. */
export const findOwnSellerId = async (tx: Tx, userId: number): Promise<number | null> => {
  const user = await tx.selectFrom('app_user').select('seller_id').where('id', '=', userId).executeTakeFirst()
  return user?.seller_id ?? null
}

/** The file name of the logo of the integrator who buys an order; null if there is none (USE-030). */
export const findOrderLogo = async (tx: Tx, orderId: number): Promise<string | null> => {
  const row = await tx
    .selectFrom('orders')
    .innerJoin('seller', 'seller.id', 'orders.seller_id')
    .select('seller.logo')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row?.logo ?? null
}
