import type { Tx } from '../../http/context.ts'

/** Locks the credit of an order's seller, if it is controlled: before the order, as everywhere (C-152). */
export const lockCreditOfOrder = async (tx: Tx, orderId: number): Promise<void> => {
  await tx
    .selectFrom('seller_credit')
    .select('seller_id')
    .where('seller_id', '=', (eb) =>
      eb
        .selectFrom('orders')
        .select('orders.seller_id')
        .where('orders.id', '=', orderId)
        .where('payment_method', '=', 'OTHERS'),
    )
    .forUpdate()
    .execute()
}
