import type { Insertable, Updateable } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

type Table = DB['order_attachment']

export const insertAttachment = async (tx: Tx, row: Insertable<Table>): Promise<number> => {
  const { id } = await tx.insertInto('order_attachment').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** False if the voucher is no longer unsent, or another user changed it since `version`. */
export const updateUnsentVoucher = async (
  tx: Tx,
  { id, version }: { readonly id: number; readonly version: number },
  set: Updateable<Table>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('order_attachment')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'UNSENT')
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A voucher that the ERP has cannot be removed, whatever the caller saw before. */
export const removeAttachmentRow = async (tx: Tx, id: number, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('order_attachment')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('status', 'is', null), eb('status', '=', 'UNSENT')]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** UNSENT → PROCESSING (VOU-021): returns the number of this sending, or null if the voucher is no longer unsent. */
export const startSending = async (tx: Tx, id: number, now: string): Promise<number | null> => {
  const row = await tx
    .updateTable('order_attachment')
    .set((eb) => ({ status: 'PROCESSING', send_count: eb('send_count', '+', 1), sent_at: now, erp_refusal: null }))
    .where('id', '=', id)
    .where('status', '=', 'UNSENT')
    .where('deleted_at', 'is', null)
    .returning('send_count')
    .executeTakeFirst()
  return row?.send_count ?? null
}

type Sending = { readonly id: number; readonly sending: number }

/** PROCESSING → SENT or UNSENT (VOU-021), for this sending only; false if it already had a response. */
export const finishSending = async (
  tx: Tx,
  { id, sending }: Sending,
  set: { readonly status: 'SENT' | 'UNSENT'; readonly erp_refusal: string | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('order_attachment')
    .set(set)
    .where('id', '=', id)
    .where('send_count', '=', sending)
    .where('status', '=', 'PROCESSING')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
