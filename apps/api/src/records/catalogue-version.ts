import { sql } from 'kysely'

/**
 * The version of everything that the store shows of products, for a statement that reads something else anyway. It is
 * random and changes with each commit that changed one of the tables, so no two databases share one by accident.
 */
export const catalogueVersion = sql<string>`(select bit_xor(mark)::text from catalogue_change)`
