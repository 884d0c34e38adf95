import type { SessionView } from '@girassol/contract/session'
import { isIntegratorType, isStaff, type Role } from '@girassol/domain/access'
import { toNotificationMethods } from '@girassol/domain/profile'
import { sql } from 'kysely'
import type { PublicContext, Tx } from '../../http/context.ts'
import { toOwnSeller, toRegisteredSeller } from '../sellers/seller-view.ts'
import { avatarAddress } from './avatar-address.ts'
import { toPendingEmail, withWaitingEmail } from './email-change/email-change-queries.ts'
import { hasFactor } from './second-factor/second-factor-queries.ts'

export const findUserByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('app_user')
    .select(['id', 'email', 'password_hash', 'roles', 'seller_id', 'owner_id', hasFactor.as('has_factor')])
    .where((eb) => eb.fn('lower', ['email']), '=', email.trim().toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst()

/** Whom a link is sent to. Locked, so that a deactivation that ends all links runs before or after the new one. */
export const findReaderOfLink = (tx: Tx, userId: number) =>
  tx
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst()

/** Whether any user with the role of an administrator can log in. */
export const hasAdministrator = async (tx: Tx): Promise<boolean> => {
  const found = await tx
    .selectFrom('app_user')
    .select('id')
    .where((eb) => eb('active', '=', true).and('password_hash', 'is not', null))
    .where(sql<boolean>`'ADMINISTRATOR' = any(roles)`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const findSeller = (tx: Tx, id: number | null) =>
  id === null ? undefined : tx.selectFrom('seller').selectAll().where('id', '=', id).executeTakeFirst()

/** The user as the session returns it: roles, flags, own seller and owner (AUTH-014). */
export const findSessionView = async (
  { tx, simulatedSystems }: Pick<PublicContext, 'tx' | 'simulatedSystems'>,
  userId: number,
): Promise<SessionView | undefined> => {
  const user = await withWaitingEmail(tx).selectAll('app_user').where('app_user.id', '=', userId).executeTakeFirst()
  if (!user) return undefined
  const seller = await findSeller(tx, user.seller_id)
  const owner = await findSeller(tx, user.owner_id)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    pendingEmail: toPendingEmail(user),
    roles: user.roles.map((reference) => ({ reference })),
    companyRole: user.company_role,
    avatar: avatarAddress(user.avatar),
    notificationMethods: toNotificationMethods(user.notification_methods),
    canViewProductPrices: user.can_view_product_prices,
    canViewMarginLiquid: user.can_view_margin_liquid,
    orderColumns: user.order_columns,
    simulatedSystems: isStaff(user.roles) ? simulatedSystems : [],
    seller: seller ? toOwnSeller(seller) : null,
    owner: owner ? toRegisteredSeller(owner) : null,
  }
}

/** C-09: integrators, and managers and contributors through their owner, need an approved seller. */
export const isBlockedBySeller = async (
  tx: Tx,
  user: { readonly roles: readonly Role[]; readonly seller_id: number | null; readonly owner_id: number | null },
): Promise<boolean> => {
  if (!isIntegratorType(user.roles)) return false
  const seller = await findSeller(tx, user.seller_id ?? user.owner_id)
  return seller?.status !== 'APPROVED'
}
