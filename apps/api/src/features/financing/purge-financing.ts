import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

const aMonth = 30 * 24

/**
 * Takes out the credit analyses that no bank will ask for, because of the people in them: of orders that were settled
 * without BV, of expired budgets, and of carts that nobody touched for a month.
 */
export const purgeFinancing = async (tx: Tx, now: string): Promise<void> => {
  await sql`
    delete from order_financing using orders
    where orders.id = order_financing.order_id and (
      orders.status = 'BUDGET_EXPIRED'
      or orders.status = 'CART' and order_financing.saved_at < ${plusHours(now, -aMonth)}
      or orders.status not in ('CART', 'BUDGET', 'INVOICE')
        and (orders.payment_method is distinct from 'FINANCING' or orders.financing_bank is distinct from 'BV'))`.execute(
    tx,
  )
}
