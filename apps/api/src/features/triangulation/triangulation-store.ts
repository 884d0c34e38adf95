import type { TriangulationStatus } from '@girassol/domain/orders'
import { type Insertable, sql } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'

type Saved = Omit<Insertable<DB['triangulation']>, 'order_id' | 'updated_at' | 'version'>
type OperationChange = { readonly orderId: number; readonly now: string }

/** Stores the fields of the operation; the caller must have locked the order. */
export const upsertOperation = async (tx: Tx, { orderId, now }: OperationChange, saved: Saved): Promise<void> => {
  const row = { ...saved, updated_at: now }
  await tx
    .insertInto('triangulation')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet((stored) => ({ ...row, version: sql<number>`${stored.ref('triangulation.version')} + 1` })),
    )
    .execute()
}

export const setOperationStatus = async (tx: Tx, orderId: number, status: TriangulationStatus): Promise<void> => {
  await tx.updateTable('orders').set({ triangulation_status: status }).where('id', '=', orderId).execute()
}

type FileRow = { readonly name: string; readonly key: string; readonly bytes: Uint8Array }

export const insertFiles = async (
  tx: Tx,
  { orderId, now }: OperationChange,
  files: readonly FileRow[],
): Promise<void> => {
  if (files.length === 0) return
  const rows = files.map(({ name, key, bytes }) => ({
    order_id: orderId,
    name,
    storage_key: key,
    bytes: bytes.length,
    created_at: now,
  }))
  await tx.insertInto('triangulation_file').values(rows).execute()
}

/** The bytes stay in the storage, as a proof of what was sent. */
export const removeFiles = async (tx: Tx, { now }: OperationChange, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await tx.updateTable('triangulation_file').set({ deleted_at: now }).where('id', 'in', ids).execute()
}
