import { sql } from 'kysely'
import type { Tx } from '../http/context.ts'

/** Whether no other process has begun this part of the demonstration; from now on one has. */
export const beginOnce = async (tx: Tx, key: string): Promise<boolean> => {
  const begun = await tx
    .insertInto('setting')
    .values({ key, value: sql<string>`'true'::jsonb` })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return begun !== undefined
}
