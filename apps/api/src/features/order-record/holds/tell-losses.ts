import { holdReduced } from '@girassol/domain/notifications'
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import type { NotifyContext } from '../../notifications/insert-notifications.ts'
import { notifyUser } from '../../notifications/notify-user.ts'

/** The orders whose holds lost units of which nobody was told. */
export const listReducedHolds = async (tx: Tx): Promise<number[]> => {
  const rows = await tx
    .selectFrom('stock_hold_line')
    .select('order_id')
    .distinct()
    .where('untold_loss', '>', 0)
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

type Loss = { readonly code: string; readonly units: number }
type LostUnits = { readonly made_by: number; readonly is_order: boolean; readonly lost: readonly Loss[] | null }

/** What is taken is told once, whoever takes it first. */
const takeLosses = async (tx: Tx, orderId: number): Promise<LostUnits | undefined> => {
  const { rows } = await sql<LostUnits>`
    with lost as (
      select product_code, untold_loss from stock_hold_line
      where order_id = ${orderId} and untold_loss > 0 order by product_code for update
    ), told as (
      update stock_hold_line line set untold_loss = 0 from lost
      where line.order_id = ${orderId} and line.product_code = lost.product_code and line.untold_loss > 0
    )
    select hold.made_by, hold.state = 'USED' as is_order,
      (select json_agg(json_build_object('code', product_code, 'units', untold_loss) order by product_code) from lost)
        as lost
    from stock_hold hold where hold.order_id = ${orderId}`.execute(tx)
  return rows[0]
}

/** HOLD-010: tells the author of a hold once which units it lost. */
export const tellLosses = async (context: NotifyContext, orderId: number): Promise<void> => {
  const found = await takeLosses(context.tx, orderId)
  if (found === undefined || found.lost === null) return
  const notice = holdReduced(orderId, found.is_order, found.lost)
  await notifyUser(context, { userId: found.made_by, orderId }, notice)
}

/** HOLD-010: tells every author, after an import. */
export const tellAllLosses = async (context: NotifyContext): Promise<void> => {
  for (const orderId of await listReducedHolds(context.tx)) await tellLosses(context, orderId)
}
