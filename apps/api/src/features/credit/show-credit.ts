import type * as contract from '@girassol/contract/credit'
import { can } from '@girassol/domain/access'
import type { Handler } from '../../http/context.ts'
import { notFound, orNotFound } from '../../http/refused.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { findCredit } from './credit-queries.ts'
import { findSeller, sellerNotFound } from './credit-store.ts'

/** CRED-001, CRED-004: the credit of the caller's company. */
export const showOwnCredit: Handler<typeof contract.showOwnCredit> = (context) =>
  findCredit(context, requireSellerId(context.actor))

/** CRED-001: the credit of an integrator. 404 for one that is not selected, unless the caller manages credit. */
export const showCredit: Handler<typeof contract.showCredit> = async (context, { params: { id } }) => {
  const { roles, seller } = context.actor
  if (!can(roles, 'credit.manage') && seller?.id !== id) throw notFound(sellerNotFound)
  orNotFound(await findSeller(context.tx, id), sellerNotFound)
  return findCredit(context, id)
}
