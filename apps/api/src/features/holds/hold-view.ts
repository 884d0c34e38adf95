import type { HoldLineView, HoldRow, HoldView } from '@girassol/contract/holds'
import { can, forbiddenSentence } from '@girassol/domain/access'
import {
  canHold,
  canRelease,
  findMostHoldHours,
  holdStateAt,
  listHoldSentences,
  releaseSentences,
} from '@girassol/domain/holds'
import { toPermission } from '@girassol/domain/shared'
import type { Actor } from '../../http/actor.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findBudgetToHold } from './budget-to-hold.ts'
import { findHoldLines, type HoldRecord } from './hold-queries.ts'

type Action = HoldView['actions']['hold']

const notYours = { allowed: false, reason: forbiddenSentence, hidden: true } as const

type ReleaseContext = { readonly actor: Pick<Actor, 'roles' | 'userId'>; readonly now: string }

/** Whether the caller may release the hold now, and why not (HOLD-009). */
export const decideRelease = (hold: HoldRecord | undefined, { actor, now }: ReleaseContext) =>
  canRelease({
    state: hold === undefined ? null : holdStateAt(hold, now),
    isMaker: hold?.made_by === actor.userId,
    mayReleaseAll: can(actor.roles, 'holds.release'),
  })

/** Those who release a hold that they did not make say why (HOLD-009). */
export const needsReason = (hold: HoldRecord, { userId }: Pick<Actor, 'userId'>): boolean => hold.made_by !== userId

const toReleaseAction = (hold: HoldRecord | undefined, context: ReleaseContext): Action =>
  can(context.actor.roles, 'holds.make') ? toPermission(decideRelease(hold, context), releaseSentences) : notYours

/** The last hold of an order that the caller may read, and what the caller may do (HOLD-001). */
export const findHoldView = async (reading: Reading, order: OrderRecord): Promise<HoldView> => {
  const { tx, actor, now } = reading
  const { hold, facts, limits } = await findBudgetToHold(reading, order)
  const lines = await findHoldLines(tx, [order.id])
  return {
    orderId: order.id,
    state: hold === undefined ? null : holdStateAt(hold, now),
    madeAt: hold?.made_at ?? null,
    until: hold === undefined ? null : (hold.ended_at ?? hold.until),
    author: hold?.author ?? null,
    releaseReason: hold?.release_reason ?? null,
    lines: [...(lines.get(order.id) ?? [])],
    mostHours: findMostHoldHours(facts.isStaff, limits),
    actions: {
      hold: can(actor.roles, 'holds.make')
        ? toPermission(canHold(facts, limits, now), listHoldSentences(limits))
        : notYours,
      release: toReleaseAction(hold, reading),
    },
    needsReason: hold !== undefined && needsReason(hold, actor),
  }
}

/** A row of the list, for staff (HOLD-009). */
export const toHoldRow = (
  hold: HoldRecord & { readonly state: HoldRow['state'] },
  lines: readonly HoldLineView[],
  context: ReleaseContext,
): HoldRow => ({
  orderId: hold.order_id,
  state: hold.state,
  madeAt: hold.made_at,
  until: hold.until,
  author: hold.author ?? '',
  seller: { id: hold.seller_id, name: hold.seller_name },
  lines: lines.filter(({ held }) => held > 0).map(({ code, name, held }) => ({ code, name, held })),
  actions: { release: toReleaseAction(hold, context) },
  needsReason: needsReason(hold, context.actor),
})
