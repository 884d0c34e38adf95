import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** Runs the work and rolls it back: returns the result, and nothing is stored. A refusal rolls back the whole call. */
export const runAndRollBack = async <Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> => {
  await sql`savepoint as_if`.execute(tx)
  const result = await work()
  await sql`rollback to savepoint as_if`.execute(tx)
  await sql`release savepoint as_if`.execute(tx)
  return result
}
