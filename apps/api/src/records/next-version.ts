import { type RawBuilder, sql, type UpdateResult } from 'kysely'

export type Saving = { readonly now: string; readonly by: string }

/** What a change leaves on a record that counts its versions: the next one, when, and by whom (C-140). */
export const nextVersion = ({
  now,
  by,
}: Saving): { version: RawBuilder<number>; updated_at: string; updated_by: string } => ({
  version: sql<number>`version + 1`,
  updated_at: now,
  updated_by: by,
})

/** False when the record was not there as it was seen. */
export const wasChanged = ({ numUpdatedRows }: UpdateResult): boolean => numUpdatedRows === 1n
