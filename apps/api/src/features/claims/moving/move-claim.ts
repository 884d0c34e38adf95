import type * as contract from '@girassol/contract/claims'
import type { InputFor } from '@girassol/contract/http/endpoint'
import {
  approvalSentences,
  canMoveClaim,
  claimMoveSentences,
  describeLeft,
  findApprovalFault,
  isDropped,
  needsReason,
} from '@girassol/domain/claims'
import { centsFromReais } from '@girassol/domain/shared'
import type { Handler, WriteContext } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { forbidden, orRefuse, Refused } from '../../../http/refused.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { findClaimable } from '../../order-record/claims/claimed-units.ts'
import { byUser } from '../../order-record/mover.ts'
import { type LockedClaim, lockClaim, toClaimMover } from '../claim-access.ts'
import { listClaimLines } from '../claim-queries.ts'
import { toClaimRows } from '../claim-rows.ts'
import { findClaimView, findMostAmount, toMovable } from '../detail/claim-view.ts'
import { carryOutApproval } from './approve-claim.ts'
import { storeMove } from './store-move.ts'

type Body = InputFor<typeof contract.moveClaim>['body']

/** CLM-004: 403 for a move of somebody else, 409 for one that is not possible now. */
const requireMove = ({ actor, now }: WriteContext, { claim }: LockedClaim, { to, solution }: Body): void => {
  const decision = canMoveClaim(
    toMovable(claim),
    { to, solution: solution ?? null },
    { mover: toClaimMover(actor), now },
  )
  if (!decision.allowed && decision.refusal === 'notYours') throw forbidden()
  orRefuse(decision, claimMoveSentences)
}

/** CLM-008: 400 for a move that has to say why. */
const requireReason = ({ claim }: LockedClaim, { to, reason }: Body): void => {
  if (reason === null && needsReason(claim.status, to)) throw refuseField('reason', reason, 'Escreva o motivo.')
}

/** CLM-007: 400 for an approval without a solution, or with an amount that does not fit. */
const requireApproval = async (context: WriteContext, { claim }: LockedClaim, body: Body): Promise<void> => {
  const [found] = await toClaimRows(context, [claim])
  const mostCents = found === undefined ? 0 : await findMostAmount(context, found)
  const { solution = null, amount } = body
  const fault = findApprovalFault(
    { solution, amountCents: amount === undefined ? null : centsFromReais(amount) },
    mostCents,
  )
  if (fault === null) return
  const [field, input] = fault === 'noSolution' ? ['solution', solution] : ['amount', amount]
  throw refuseField(field ?? 'amount', input, approvalSentences[fault])
}

/** CLM-003: the units of a contested claim count again, so that others must not have been claimed meanwhile. */
const requireUnits = async ({ tx }: WriteContext, { order, claim }: LockedClaim): Promise<void> => {
  const count = await findClaimable(tx, { orderId: order.id, deliveryId: claim.delivery_id })
  for (const { itemId, type, quantity, name } of await listClaimLines(tx, [claim.id])) {
    const left = count(itemId, type)
    if (quantity > left) throw new Refused(describeLeft(name, left), { status: 409, reason: 'tooManyUnits' })
  }
}

/** CLM-002: moves a claim; a stale version is 409. */
export const moveClaim: Handler<typeof contract.moveClaim> = async (context, { params: { id }, body }) => {
  const locked = await lockClaim(context, id)
  refuseStale(locked.claim, body.version)
  requireMove(context, locked, body)
  requireReason(locked, body)
  if (body.to === 'APPROVED') await requireApproval(context, locked, body)
  if (isDropped(toMovable(locked.claim))) await requireUnits(context, locked)
  const { to, reason, amount } = body
  const solution = to === 'APPROVED' ? (body.solution ?? null) : null
  const amountCents = to === 'APPROVED' && amount !== undefined ? centsFromReais(amount) : null
  const byIntegrator = toClaimMover(context.actor).side === 'integrator'
  const moveId = await storeMove(byUser(context), locked, { to, solution, reason, amountCents, byIntegrator })
  if (solution !== null) await carryOutApproval(byUser(context), locked, { solution, moveId })
  return findClaimView(context, id)
}
