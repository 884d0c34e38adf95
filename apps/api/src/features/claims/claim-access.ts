import { can, canWrite } from '@girassol/domain/access'
import type { ClaimMover } from '@girassol/domain/claims'
import type { Actor } from '../../http/actor.ts'
import type { WriteContext } from '../../http/context.ts'
import { findSide } from '../../http/find-side.ts'
import { orNotFound } from '../../http/refused.ts'
import { lockOrder } from '../order-record/lock-order.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { isInScope } from '../order-record/readable-orders.ts'
import { type ClaimRecord, selectClaims } from './claim-queries.ts'

/** CLM-004: what the caller may do with claims of his scope. */
export const toClaimMover = (actor: Actor): ClaimMover => ({
  side: findSide(actor),
  mayHandle: can(actor.roles, 'claims.handle'),
  mayApproveMoney: can(actor.roles, 'claims.approveMoney'),
})

/** Whether the caller may write at all; a VIEWER of a company only reads (COMP-002). */
export const mayWrite = ({ companyRole }: Actor): boolean => canWrite(companyRole)

const claimNotFound = 'Ocorrência não encontrada.'

/** A claim of the caller's scope; 404 outside it (C-08). */
export const findClaim = async ({ tx, actor }: Reading, id: number): Promise<ClaimRecord> =>
  orNotFound(
    await selectClaims(tx).where('claim.id', '=', id).where(isInScope(actor)).executeTakeFirst(),
    claimNotFound,
  )

export type LockedClaim = { readonly order: OrderRecord; readonly claim: ClaimRecord }

/** A claim with its order, which stays locked until the call ends: the units of all its claims have one bound (CLM-003). */
export const lockClaim = async (context: WriteContext, id: number): Promise<LockedClaim> => {
  const { order_id: orderId } = await findClaim(context, id)
  const order = await lockOrder(context, orderId)
  return { order, claim: await findClaim(context, id) }
}
