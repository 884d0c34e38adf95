import { sql } from 'kysely'

/**
 * The version of everything that the store shows of products, for a statement that reads something else anyway. It is
 * random and changes with each commit that changed one of the tables, so no two databases share one by accident. It
 * also counts the holds that have ended by `now` and are not recorded as ended yet, so it changes with their end
 * (HOLD-006).
 */
export const catalogueVersion = (now: string) => sql<string>`(
  select concat(bit_xor(mark), '.', (select count(*) from stock_hold_line
    where is_live and until <= ${now}::timestamptz)) from catalogue_change)`
