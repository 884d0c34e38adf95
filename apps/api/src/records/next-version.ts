import { type RawBuilder, sql, type UpdateResult } from 'kysely'

export type Saving = { readonly now: string; readonly by: string }

/** The columns that a change sets on a versioned record: the next version, when, and by whom (C-140). */
export const nextVersion = ({
  now,
  by,
}: Saving): { version: RawBuilder<number>; updated_at: string; updated_by: string } => ({
  version: sql<number>`version + 1`,
  updated_at: now,
  updated_by: by,
})

/** False if the record did not have the version that the caller saw. */
export const wasChanged = ({ numUpdatedRows }: UpdateResult): boolean => numUpdatedRows === 1n
