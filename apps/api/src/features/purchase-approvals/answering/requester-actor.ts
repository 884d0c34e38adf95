import { toDataScope } from '@girassol/domain/access'
import { sql } from 'kysely'
import type { Actor, ActorSeller } from '../../../http/actor.ts'
import type { Tx } from '../../../http/context.ts'

/** A user of a company in whose name a colleague orders: with his rights and prices, not those of the colleague (COMP-014). */
export const findRequesterActor = async (tx: Tx, userId: number, colleague: Actor): Promise<Actor> => {
  const { seller, ...user } = await tx
    .selectFrom('app_user')
    .innerJoin('seller', (join) => join.on(sql<boolean>`seller.id = coalesce(app_user.seller_id, app_user.owner_id)`))
    .select([
      'app_user.id as userId',
      'app_user.name',
      'app_user.roles',
      'app_user.company_role as companyRole',
      'app_user.can_view_product_prices as canViewProductPrices',
      'app_user.can_view_margin_liquid as canViewMarginLiquid',
      sql<ActorSeller>`json_build_object('id', seller.id, 'erpCode', seller.erp_code, 'erpState', seller.erp_state)`.as(
        'seller',
      ),
    ])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { roles } = user
  return { ...colleague, ...user, scope: toDataScope({ roles, sellerId: seller.id }), seller }
}
