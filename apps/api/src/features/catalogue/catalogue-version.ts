import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** Identifies the contents of all products: two catalogues of one version are the same, whenever they were written. */
export const readCatalogueVersion = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ version: string }>`
    select concat(count(*), '.', sum(hashtextextended(p::text, 0))) as version from product p
  `.execute(tx)
  return rows[0]?.version ?? ''
}

/** Runs imports one after the other: the second waits, and then sees the result of the first. */
export const waitForOtherImports = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue import'))`.execute(tx)
}

/** How many products are not in the file. */
export const countUnnamed = async (tx: Tx, codes: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ unnamed: number }>`
    select count(*)::integer as unnamed from product where code <> all(${codes})
  `.execute(tx)
  return rows[0]?.unnamed ?? 0
}
