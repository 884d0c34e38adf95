import { sql } from 'kysely'
import type { Tx } from '../http/context.ts'

/** Notes files in the storage that no row names any more; they are removed after the transaction (decision 038). */
export const noteLeftoverFiles = async (tx: Tx, keys: readonly string[], now: string): Promise<void> => {
  await sql`
    insert into leftover_file (key, left_at) select key, ${now} from unnest(${keys}::text[]) as key
    on conflict do nothing`.execute(tx)
}
