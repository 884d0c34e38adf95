import { type RawBuilder, sql } from 'kysely'

/**
 * The right side of `column = …` for a list of texts, in a statement of a frequent call. Behind a selection, PostgreSQL
 * does not see how many there are. If it saw a short list, it would find a better plan for its length alone, and plan
 * the statement anew for each run, which takes longer than the run.
 */
export const anyOf = (values: readonly string[]): RawBuilder<string> =>
  sql<string>`any((select ${values}::text[])::text[])`
