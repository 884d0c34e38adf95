import type * as contract from '@girassol/contract/dashboard'
import { sql } from 'kysely'
import type { Handler } from '../../http/context.ts'

/**
 * USE-003: stores that the caller has seen active banners, and returns those that were new. Of two concurrent calls
 * only one returns a banner as new. A banner with another picture is new again; unknown and inactive ones are left out.
 */
export const markBannersSeen: Handler<typeof contract.markBannersSeen> = async ({ tx, actor }, { body: { ids } }) => {
  const marked = await tx
    .insertInto('banner_seen')
    .columns(['user_id', 'banner_id', 'file_name'])
    .expression(
      tx
        .selectFrom('banner')
        .select([sql<number>`${actor.userId}::integer`.as('user_id'), 'id', 'file_name'])
        .where('id', 'in', ids)
        .where('active', '=', true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('banner_id')
    .execute()
  return { ids: marked.map(({ banner_id }) => banner_id) }
}
