import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../http/context.ts'
import type { Batch } from '../../../records/retention-batch.ts'

const removeThem = async (tx: Tx, which: RawBuilder<unknown>, now: string): Promise<void> => {
  await sql`
    insert into leftover_file (key, left_at)
    select file.storage_key, ${now}::timestamptz from negotiation_file file
      join negotiation_message message on message.id = file.message_id
      join negotiation on negotiation.id = message.negotiation_id
      where ${which}
    on conflict do nothing`.execute(tx)
  await sql`delete from negotiation where ${which}`.execute(tx)
}

/**
 * Removes every negotiation of these orders, also those of earlier integrators, with rounds and messages; their files are
 * noted for `removeLeftoverFiles`. How the budgets ended goes with them (C-188).
 */
export const removeNegotiationsOf = async (tx: Tx, orderIds: readonly number[], now: string): Promise<void> => {
  await removeThem(tx, sql`negotiation.order_id = any(${orderIds})`, now)
  await sql`delete from budget_outcome where order_id = any(${orderIds})`.execute(tx)
}

const isRemoved = (orderId: string) => sql`not exists (select from orders where orders.id = ${sql.ref(orderId)})`

/**
 * SEC-023: removes what outlived removed budgets (decision 079): negotiations that ended before the limit, with rounds,
 * messages and files, and how budgets ended before it. Returns the number of both.
 */
export const removeOldNegotiations = async (tx: Tx, { before, most, now }: Batch): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from negotiation where ended_at < ${before} and ${isRemoved('negotiation.order_id')}
    order by id limit ${most} for update skip locked`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await removeThem(tx, sql`negotiation.id = any(${ids})`, now)
  const { numAffectedRows } = await sql`
    delete from budget_outcome where order_id in (
      select order_id from budget_outcome where decided_at < ${before} and ${isRemoved('budget_outcome.order_id')}
      order by order_id limit ${most})`.execute(tx)
  return ids.length + Number(numAffectedRows ?? 0)
}
