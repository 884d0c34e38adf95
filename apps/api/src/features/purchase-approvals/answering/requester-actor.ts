import { toDataScope } from '@girassol/domain/access'
import { approvalSentences, isOrderingRole } from '@girassol/domain/purchase-approvals'
import { sql } from 'kysely'
import type { Actor, ActorSeller } from '../../../http/actor.ts'
import type { Tx } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { requireSeller } from '../../../http/require-seller.ts'

const findUser = (tx: Tx, userId: number, sellerId: number) =>
  tx
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
    .where('app_user.active', '=', true)
    .where('seller.id', '=', sellerId)
    .executeTakeFirst()

/**
 * A user of a company in whose name a colleague orders: with his rights and prices, not those of the colleague
 * (COMP-014). 409 if the user left the company, was deactivated or only reads its records now.
 */
export const findRequesterActor = async (tx: Tx, userId: number, colleague: Actor): Promise<Actor> => {
  const found = await findUser(tx, userId, requireSeller(colleague).id)
  if (found === undefined || !isOrderingRole(found.companyRole))
    throw new Refused(approvalSentences.requesterGone, { status: 409, reason: 'requesterGone' })
  const { seller, ...user } = found
  return { ...colleague, ...user, scope: toDataScope({ roles: user.roles, sellerId: seller.id }), seller }
}
