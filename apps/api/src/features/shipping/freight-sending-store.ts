import type { Tx } from '../../http/context.ts'

/** Longer than the time-out of the hub: a process that has the lock for longer has died. */
const abandonedAfterMs = 120_000

/** Takes the exclusive right to send an order to the hub; false while another call has it. */
export const beginSending = async (tx: Tx, { orderId, now }: { orderId: number; now: string }): Promise<boolean> => {
  const abandoned = new Date(Date.parse(now) - abandonedAfterMs).toISOString()
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('freight_sending')
    .values({ order_id: orderId, started_at: now })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ started_at: now }).where('freight_sending.started_at', '<', abandoned),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export const endSending = async (tx: Tx, orderId: number): Promise<void> => {
  await tx.deleteFrom('freight_sending').where('order_id', '=', orderId).execute()
}
