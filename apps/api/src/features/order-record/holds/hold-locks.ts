import { sql } from 'kysely'
import type { Tx } from '../../../database/transaction.ts'

/**
 * Whatever makes holds locks the budget, then the seller, then the products in the order of their keys, so that no two
 * wait for each other (C-187). The last two are advisory locks: an import locks rows of products for as long as it
 * runs, and no budget waits for it.
 */
const holdsKey = sql`hashtext('stock holds')`

/** Lets one budget of a seller at a time count how many of them are held (HOLD-004). */
export const lockHoldsOfSeller = async (tx: Tx, sellerId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('stock holds of a seller'), ${sellerId}::integer)`.execute(tx)
}

/** Lets one transaction at a time read what is free of each product and hold it (HOLD-005). */
export const lockProductsToHold = async (tx: Tx, codes: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${holdsKey})`.execute(tx)
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('held ' || code, 0) as key from unnest(${codes}::text[]) as code order by key
    ) keys`.execute(tx)
}

/** For the end of an import: all holds that were being made are stored, and the next ones wait for its stock. */
export const lockHoldsForImport = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${holdsKey})`.execute(tx)
}
