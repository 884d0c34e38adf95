import type { Registration } from '@girassol/domain/catalogue'
import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'
import { nextVersion, type Saving, wasChanged } from '../../../records/next-version.ts'
import type { StoredFile } from '../files/stored-file.ts'

export type ContentFields = {
  /** Null while the import's are used. */
  readonly pictures: readonly string[] | null
  readonly files: readonly StoredFile[] | null
  readonly storeText: string | null
  readonly promoted: boolean
  readonly internalMark: string | null
  readonly successorCode: string | null
  /** Null while the ERP's holds. */
  readonly inmetro: Registration | null
}

type Seen = { readonly code: string; readonly version: number }

const toColumns = (fields: ContentFields) => ({
  pictures: fields.pictures === null ? null : [...fields.pictures],
  files: fields.files === null ? null : JSON.stringify(fields.files),
  store_text: fields.storeText,
  promoted: fields.promoted,
  internal_mark: fields.internalMark,
  successor_code: fields.successorCode,
  inmetro_number: fields.inmetro?.number ?? null,
  inmetro_valid_until: fields.inmetro?.validUntil ?? null,
})

/** Writes over the version that the user saw, 0 for a product without content; false if there is a newer one. */
export const saveProductContent = async (
  tx: Tx,
  { code, version }: Seen,
  { fields, now, by }: Saving & { readonly fields: ContentFields },
): Promise<boolean> => {
  const columns = toColumns(fields)
  if (version > 0) {
    const updated = await tx
      .updateTable('product_content')
      .set({ ...columns, ...nextVersion({ now, by }) })
      .where('product_code', '=', code)
      .where('version', '=', version)
      .executeTakeFirst()
    return wasChanged(updated)
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('product_content')
    .values({ product_code: code, ...columns, updated_at: now, updated_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Successors are changed one after the other: two concurrent changes could form a cycle that neither detects. */
export const lockSuccessors = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('product successors'))`.execute(tx)
}
