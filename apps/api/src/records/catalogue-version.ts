import { sql } from 'kysely'

/**
 * The version of everything that the store shows of products, for a statement that reads something else anyway. It is
 * random and changes with each commit that changed one of the tables, so no two databases share one by accident. It
 * also changes at the instant at which a hold of stock ends, with a line that counts from then on (HOLD-006).
 */
export const catalogueVersion = (now: string) => sql<string>`(
  select bit_xor(mark)::text from catalogue_change
  where counts_from is null or counts_from <= ${now}::timestamptz)`
