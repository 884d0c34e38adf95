import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../http/context.ts'

/**
 * Those users of a condition on `app_user` who can log in, locked until the end of the transaction and in the order of
 * their ids, so that two who remove each other run in turn.
 */
export const lockWhoCanLogIn = async (tx: Tx, condition: RawBuilder<boolean>): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where(condition)
    .where('active', '=', true)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** How many other ADMINs of the company of `app_user` can log in (COMP-006). */
export const otherCompanyAdmins: RawBuilder<number> = sql`(
  select count(*)::integer from app_user other
  where coalesce(other.seller_id, other.owner_id) = coalesce(app_user.seller_id, app_user.owner_id)
    and other.id <> app_user.id
    and other.company_role = 'ADMIN' and other.active and other.password_hash is not null)`

/** The ADMINs of a company who can log in, locked (COMP-006). */
export const lockCompanyAdmins = (tx: Tx, sellerId: number): Promise<readonly number[]> =>
  lockWhoCanLogIn(tx, sql`coalesce(seller_id, owner_id) = ${sellerId} and company_role = 'ADMIN'`)
