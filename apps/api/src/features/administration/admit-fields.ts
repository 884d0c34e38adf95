import type { UserFields } from '@girassol/contract/administration'
import { canGrantRoles, canHaveRoles, userRefusals, userSentences } from '@girassol/domain/administration'
import { sellerSentences } from '@girassol/domain/sellers'
import type { Context } from '../../http/context.ts'
import { orRefuse, Refused } from '../../http/refused.ts'

/** Refuses roles without the seller they need, roles that the caller may not assign, and sellers that do not exist. */
export const admitFields = async (
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { roles, sellerId }: Pick<UserFields, 'roles' | 'sellerId'>,
): Promise<void> => {
  orRefuse(canHaveRoles(roles, sellerId), userRefusals, { status: 400 })
  orRefuse(canGrantRoles(actor.roles, roles), userRefusals, { status: 403 })
  if (sellerId === null) return
  const seller = await tx.selectFrom('seller').select('id').where('id', '=', sellerId).executeTakeFirst()
  if (!seller) throw new Refused(sellerSentences.notFound, { status: 400, reason: 'sellerUnknown' })
}

/** The e-mail already belongs to another user. */
export const emailTaken = (): Refused => new Refused(userSentences.emailTaken, { status: 409, reason: 'emailTaken' })
