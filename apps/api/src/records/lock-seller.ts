import type { Tx } from '../http/context.ts'

/**
 * The company, locked until the transaction ends, so that what belongs to it is counted and numbered by one call at a
 * time; undefined for an unknown one. Rows that refer to the company can still be inserted meanwhile.
 *
 * The order of locks is the same everywhere, so that no two calls wait for each other: an order or a site, then its
 * company, then what the company has (users, invitations, homologations, product lists, entries of points) and the
 * products of the points store.
 */
export const lockSeller = (tx: Tx, id: number) =>
  tx
    .selectFrom('seller')
    .select(['id', 'fancy_name', 'points_enabled'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
