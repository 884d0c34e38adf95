import {
  type ClaimMove,
  claimSolutions,
  claimStatuses,
  findDueDays,
  isMoney,
  nameClaimStatus,
  postponeDueDay,
} from '@girassol/domain/claims'
import { claimMoved, claimMovedByIntegrator, moneyWished } from '@girassol/domain/notifications'
import { sql, type Updateable } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import { recordChange } from '../../../records/record-change.ts'
import { recordWebhookEvent } from '../../../records/webhook-events.ts'
import { notifyAboutOrder } from '../../notifications/notify-about-order.ts'
import { notifyRoles } from '../../notifications/notify-roles.ts'
import { notifyUser } from '../../notifications/notify-user.ts'
import { logOrder } from '../../order-record/log-order.ts'
import type { Mover } from '../../order-record/mover.ts'
import { findAfterSaleDays } from '../../settings/operation/after-sale-days.ts'
import type { LockedClaim } from '../claim-access.ts'
import { toNoticedClaim, toProtocol } from '../claim-rows.ts'

export type StoredMove = ClaimMove & {
  /** Of a credit or refund. */
  readonly amountCents: number | null
  /** Whether an integrator moves it; the distributor or a job otherwise. */
  readonly byIntegrator: boolean
}

type Columns = Updateable<DB['claim']>

/** CLM-006: the due days are later by the working days that the claim waited for the integrator. */
const postpone = ({ claim }: LockedClaim, now: string): Columns => {
  if (claim.waiting_since === null) return {}
  const waited = { since: claim.waiting_since, until: now }
  return {
    waiting_since: null,
    answer_due_on: postponeDueDay(claim.answer_due_on, waited),
    decision_due_on: postponeDueDay(claim.decision_due_on, waited),
  }
}

/** CLM-008: a claim that is opened again is decided anew, within the days of a new one. */
const reopen = async ({ tx, now }: Mover, { claim }: LockedClaim): Promise<Columns> => ({
  ended_at: null,
  decided_at: null,
  decision_due_on: findDueDays(now, await findAfterSaleDays(tx)).decisionDueOn,
  is_lateness_told: false,
  ...(claim.status === 'RESOLVED' ? { is_reopened: true } : { is_contested: true }),
})

const toAnalysis = async (mover: Mover, locked: LockedClaim): Promise<Columns> => {
  const { status } = locked.claim
  if (status === 'OPEN') return { handler_id: mover.author.userId }
  return status === 'WAITING_CUSTOMER' ? postpone(locked, mover.now) : reopen(mover, locked)
}

/** The columns that change with a move, besides the status. */
const toColumns = async (mover: Mover, locked: LockedClaim, move: StoredMove): Promise<Columns> => {
  const { now } = mover
  const answered = { answered_at: locked.claim.answered_at ?? now }
  const { solution, amountCents, reason } = move
  const decided = { decided_at: now, solution, amount_cents: amountCents, reason, ...answered }
  switch (move.to) {
    case 'IN_ANALYSIS':
      return toAnalysis(mover, locked)
    case 'WAITING_CUSTOMER':
      return { waiting_since: now, is_waiting_told: false, ...answered }
    case 'APPROVED':
      return decided
    case 'REFUSED':
      return { ...decided, ended_at: now }
    default:
      return { ended_at: now, waiting_since: null }
  }
}

/** Not after a question to the integrator: it was told when the analysis began. */
const isToBePaid = ({ claim }: LockedClaim, { to }: StoredMove): boolean =>
  to === 'IN_ANALYSIS' && claim.status !== 'WAITING_CUSTOMER' && isMoney(claim.wish)

/** CLM-004: who approves money takes no claim, so that a claim of money would wait unseen. */
const notifyPayers = (mover: Mover, { order, claim }: LockedClaim): Promise<void> =>
  notifyRoles(mover, moneyWished(toNoticedClaim(claim), { orderId: order.id, wish: claim.wish }))

const notify = async (mover: Mover, { order, claim }: LockedClaim, move: StoredMove): Promise<void> => {
  const noticed = toNoticedClaim(claim)
  if (!move.byIntegrator) {
    const notice = claimMoved(noticed, { to: move.to, reason: move.reason })
    return notifyAboutOrder(mover, order, { notice, except: mover.author.userId })
  }
  if (claim.handler_id === null) return
  const notice = claimMovedByIntegrator(noticed, { orderId: order.id, to: move.to })
  await notifyUser(mover, { userId: claim.handler_id, orderId: order.id }, notice)
}

const insertMove = async ({ tx, now, author }: Mover, { claim }: LockedClaim, move: StoredMove): Promise<number> => {
  const { id } = await tx
    .insertInto('claim_move')
    .values({
      claim_id: claim.id,
      from_status: claim.status,
      to_status: move.to,
      moved_by: author.userId,
      moved_at: now,
      reason: move.reason,
      solution: move.solution,
      amount_cents: move.amountCents,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const describe = (protocol: string, { to, solution }: StoredMove): string => {
  const decision = solution === null ? '' : `: ${claimSolutions[solution]}`
  return `Ocorrência ${protocol}: ${nameClaimStatus(to, 'distributor')}${decision}`
}

/**
 * C-203, C-156: stores a move that was judged under the lock of the order, with the history of the claim, the order's
 * log, the audit and the notices; returns the number of the move. The status of the order stays (CLM-011).
 */
export const storeMove = async (mover: Mover, locked: LockedClaim, move: StoredMove): Promise<number> => {
  const { tx, now, author } = mover
  const { order, claim } = locked
  await tx
    .updateTable('claim')
    .set({ ...(await toColumns(mover, locked, move)), status: move.to, version: sql<number>`version + 1` })
    .where('id', '=', claim.id)
    .execute()
  const moveId = await insertMove(mover, locked, move)
  const protocol = toProtocol(claim)
  const { id: orderId, status } = order
  await logOrder(mover, {
    orderId,
    from: status,
    to: status,
    description: describe(protocol, move),
    isOfCompany: false,
  })
  await recordChange(tx, {
    now,
    author,
    action: 'change',
    subject: { kind: 'claim', id: claim.id, name: protocol },
    before: { status: claimStatuses[claim.status].label },
    after: { status: claimStatuses[move.to].label },
  })
  const data = { id: claim.id, orderId, from: claim.status, to: move.to }
  await recordWebhookEvent(tx, { type: 'claim.changed', data, sellerId: order.seller_id, now })
  await notify(mover, locked, move)
  if (isToBePaid(locked, move)) await notifyPayers(mover, locked)
  return moveId
}
