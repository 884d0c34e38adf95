import { exportHours } from '@girassol/domain/privacy'
import { plusHours } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'

/** The name of an export's file in the storage. */
export const toExportKey = (id: string): string => `exports/${id}.zip`

type ExportRow = {
  readonly id: string
  readonly requested_at: string
  readonly finished_at: string | null
  readonly size_bytes: number | null
}

export const toPersonExport = ({ id, requested_at, finished_at, size_bytes }: ExportRow) => ({
  id,
  state: finished_at === null ? ('WAITING' as const) : ('READY' as const),
  sizeBytes: size_bytes,
  expiresAt: plusHours(requested_at, exportHours),
})

type NewExport = { readonly id: string; readonly subject: string; readonly requestedBy: number; readonly now: string }

export const insertExport = async (tx: Tx, { id, subject, requestedBy, now }: NewExport): Promise<void> => {
  await tx.insertInto('person_export').values({ id, subject, requested_by: requestedBy, requested_at: now }).execute()
}

/** An export that has not expired yet. */
export const findExport = async (tx: Tx, { id, now }: { readonly id: string; readonly now: string }) =>
  tx
    .selectFrom('person_export')
    .select(['id', 'subject', 'requested_at', 'finished_at', 'size_bytes'])
    .where('id', '=', id)
    .where('requested_at', '>', plusHours(now, -exportHours))
    .executeTakeFirst()
