import { plusHours } from '@girassol/domain/shared'
import { sql } from 'kysely'
import type { Tx } from '../../http/context.ts'

const aMonth = 30 * 24

/**
 * Deletes the credit analyses that no bank needs any more, because they contain personal data: those of orders past
 * INVOICE that are not financed by BV, of expired budgets, and of carts that were not saved for 30 days.
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
