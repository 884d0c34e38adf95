import type { ClaimAction, ClaimView } from '@girassol/contract/claims'
import { can } from '@girassol/domain/access'
import {
  canApprove,
  canMoveClaim,
  claimMoveSentences,
  claimSolutionNames,
  findReopeningEnd,
  isUndecided,
  listClaimMoves,
  type MovableClaim,
} from '@girassol/domain/claims'
import { reaisFrom } from '@girassol/domain/shared'
import type { Actor } from '../../../http/actor.ts'
import { findSide } from '../../../http/find-side.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import { findClaim, mayWrite, toClaimMover } from '../claim-access.ts'
import type { ClaimRecord } from '../claim-queries.ts'
import { type ClaimWithLines, toClaimRows } from '../claim-rows.ts'
import {
  findDeliveryNumbers,
  listClaimSerials,
  listMessages,
  listMoves,
  listPhotos,
  sumGranted,
} from './claim-parts.ts'

export const toMovable = ({ status, ended_at, is_reopened, is_contested }: ClaimRecord): MovableClaim => ({
  status,
  endedAt: ended_at,
  isReopened: is_reopened,
  isContested: is_contested,
})

type Viewer = Pick<Reading, 'actor' | 'now'>

/** The moves of the caller's side, with the reason of a refusal; those that he may never make are left out. */
const listActions = ({ actor, now }: Viewer, claim: ClaimRecord): ClaimAction[] => {
  if (!mayWrite(actor)) return []
  const mover = toClaimMover(actor)
  return listClaimMoves(claim.status, mover.side).flatMap((to): ClaimAction[] => {
    const decision = canMoveClaim(toMovable(claim), { to, solution: null }, { mover, now })
    if (decision.allowed) return [{ to, allowed: true, reason: null }]
    if (decision.refusal === 'notYours') return []
    return [{ to, allowed: false, reason: claimMoveSentences[decision.refusal] }]
  })
}

/** Messages are written until a claim ends; afterwards the integrator may reopen it with a text (CLM-008). */
export const isOver = ({ status }: Pick<ClaimRecord, 'status'>): boolean =>
  status === 'RESOLVED' || status === 'REFUSED' || status === 'CANCELED'

/** CLM-010: who sees a claim writes in its thread, except a VIEWER of a company. */
const toRights = (actor: Actor, claim: ClaimRecord) => {
  const writes = mayWrite(actor) && !isOver(claim)
  const isStaff = findSide(actor) === 'distributor'
  return {
    mayWrite: writes,
    mayWriteInternally: writes && isStaff,
    mayAddPhotos: writes && can(actor.roles, 'claims.open') && isUndecided(claim.status),
    mayReplaceSerials: can(actor.roles, 'claims.handle') && isReplacing(claim),
  }
}

/** WAR-007: whether units of the claim come back with other numbers. */
export const isReplacing = ({ status, solution }: Pick<ClaimRecord, 'status' | 'solution'>): boolean =>
  (status === 'APPROVED' || status === 'RESOLVED') && (solution === 'REPLACE' || solution === 'REPAIR')

const reopenableUntil = (claim: ClaimRecord): string | null => {
  const { status, ended_at: endedAt } = claim
  const isOpenable = (status === 'RESOLVED' && !claim.is_reopened) || (status === 'REFUSED' && !claim.is_contested)
  return isOpenable && endedAt !== null ? findReopeningEnd(endedAt) : null
}

const toDecision = (actor: Actor, claim: ClaimRecord, replacement: number | null): ClaimView['decision'] => {
  const { decided_at, solution, amount_cents: cents, reason } = claim
  if (decided_at === null) return null
  const amount = cents === null || !actor.canViewProductPrices ? null : reaisFrom(cents)
  return { solution, amount, reason, delivery: solution === 'REPLACE' ? replacement : null }
}

/** The most that may still be credited or refunded, in cents (CLM-007). */
export const findMostAmount = async (
  { tx }: Pick<Reading, 'tx'>,
  { claim, valueCents }: Pick<ClaimWithLines, 'claim' | 'valueCents'>,
): Promise<number> => Math.max(0, valueCents - (await sumGranted(tx, claim.id)))

/** A claim of the caller's scope as both sides read it (CLM-009). */
export const findClaimView = async (reading: Reading, id: number): Promise<ClaimView> => {
  const { tx, actor } = reading
  const claim = await findClaim(reading, id)
  const [found] = await toClaimRows(reading, [claim])
  if (found === undefined) throw new Error(`claim ${id} has no row`)
  const mover = toClaimMover(actor)
  const serials = await listClaimSerials(tx, id)
  const { own, replacement } = await findDeliveryNumbers(tx, claim)
  return {
    ...found.row,
    version: claim.version,
    text: claim.text,
    openedBy: claim.opener_name,
    delivery: own,
    lines: found.lines.map(({ itemId, code, name, type, quantity }) => ({
      itemId,
      code,
      name,
      type,
      quantity,
      serials: serials.flatMap(({ itemId: ofItem, ...serial }) => (ofItem === itemId ? [serial] : [])),
    })),
    photos: await listPhotos(tx, id),
    decision: toDecision(actor, claim, replacement),
    answeredAt: claim.answered_at,
    reopenableUntil: reopenableUntil(claim),
    moves: await listMoves(tx, id),
    messages: await listMessages(tx, id, { readsInternal: mover.side === 'distributor' }),
    actions: listActions(reading, claim),
    solutions: mover.side === 'distributor' ? claimSolutionNames.filter((solution) => canApprove(mover, solution)) : [],
    mostAmount: mover.mayApproveMoney ? reaisFrom(await findMostAmount(reading, found)) : null,
    ...toRights(actor, claim),
  }
}
