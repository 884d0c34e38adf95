import type { ClaimRow } from '@girassol/contract/claims'
import { computeClaimValue, findNextDueDay, formatProtocol, isClaimLate } from '@girassol/domain/claims'
import type { NoticedClaim } from '@girassol/domain/notifications'
import { daysBetween, reaisFrom, toDay } from '@girassol/domain/shared'
import type { Reading } from '../order-record/order-lines.ts'
import { type ClaimLine, type ClaimRecord, listClaimLines, listValuedItems } from './claim-queries.ts'

export const toTimes = ({ status, answered_at, answer_due_on, decision_due_on }: ClaimRecord) => ({
  status,
  answeredAt: answered_at,
  answerDueOn: answer_due_on,
  decisionDueOn: decision_due_on,
})

export const toProtocol = ({ year, number }: Pick<ClaimRecord, 'year' | 'number'>): string =>
  formatProtocol(year, number)

/** How the notices of a claim name it. */
export const toNoticedClaim = (claim: Pick<ClaimRecord, 'id' | 'year' | 'number'>): NoticedClaim => ({
  id: claim.id,
  protocol: toProtocol(claim),
})

type Valued = { readonly lines: readonly ClaimLine[]; readonly valueCents: number }

const toRow = ({ actor, now }: Reading, claim: ClaimRecord, { lines, valueCents }: Valued): ClaimRow => {
  const times = toTimes(claim)
  const { handler_id: handlerId, handler_name: handlerName } = claim
  return {
    id: claim.id,
    protocol: toProtocol(claim),
    orderId: claim.order_id,
    seller: { id: claim.seller_id, name: claim.seller_name },
    type: claim.type,
    status: claim.status,
    wish: claim.wish,
    openedAt: claim.opened_at,
    ageDays: daysBetween(toDay(claim.opened_at), toDay(now)),
    dueOn: findNextDueDay(times),
    isLate: isClaimLate(times, now),
    handler: handlerId === null || handlerName === null ? null : { id: handlerId, name: handlerName },
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    value: actor.canViewProductPrices ? reaisFrom(valueCents) : null,
  }
}

export type ClaimWithLines = {
  readonly claim: ClaimRecord
  readonly row: ClaimRow
  readonly lines: readonly ClaimLine[]
  /** What was paid for its units, in cents. */
  readonly valueCents: number
}

/** The rows of these claims in the same order, with their lines and what was paid for them (CLM-009). */
export const toClaimRows = async (
  reading: Reading,
  claims: readonly ClaimRecord[],
): Promise<readonly ClaimWithLines[]> => {
  if (claims.length === 0) return []
  const { tx } = reading
  const lines = await listClaimLines(
    tx,
    claims.map(({ id }) => id),
  )
  const items = await listValuedItems(tx, [...new Set(claims.map(({ order_id }) => order_id))])
  return claims.map((claim) => {
    const own = lines.filter(({ claimId }) => claimId === claim.id)
    const valueCents = computeClaimValue(own, { items: items.get(claim.order_id) ?? [], paidCents: claim.paid_cents })
    return { claim, row: toRow(reading, claim, { lines: own, valueCents }), lines: own, valueCents }
  })
}
