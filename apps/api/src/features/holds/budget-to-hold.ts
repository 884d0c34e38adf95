import { can } from '@girassol/domain/access'
import { type BudgetToHold, type HoldLimits, holdStateAt, type LastHold } from '@girassol/domain/holds'
import { statusAt } from '@girassol/domain/orders'
import type { Actor } from '../../http/actor.ts'
import type { Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findHoldLimits } from '../settings/operation/hold-limits.ts'
import { countHeldBudgets, findHold, type HoldRecord } from './hold-queries.ts'

/** The requester roles hold for longer than integrators, and renew (HOLD-004). */
const isStaff = ({ roles }: Pick<Actor, 'roles'>): boolean => can(roles, 'requester.select')

const toLastHold = (hold: HoldRecord, now: string): LastHold => ({
  state: holdStateAt(hold, now),
  firstMadeAt: hold.first_made_at,
  endsAt: hold.ended_at ?? hold.until,
})

export type FoundBudget = {
  readonly hold: HoldRecord | undefined
  readonly facts: BudgetToHold
  readonly limits: HoldLimits
}

/** A budget with its last hold, and all that decides on the next one. */
export const findBudgetToHold = async (reading: Reading, order: OrderRecord): Promise<FoundBudget> => {
  const { tx, actor, now } = reading
  const hold = await findHold(tx, order.id)
  const facts = {
    status: statusAt({ status: order.status, finishedAt: order.finished_at }, now),
    isStaff: isStaff(actor),
    hold: hold === undefined ? null : toLastHold(hold, now),
    otherBudgets: await countHeldBudgets(tx, { sellerId: order.seller_id, besides: order.id, now }),
  }
  return { hold, facts, limits: await findHoldLimits(tx) }
}
