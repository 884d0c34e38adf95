import { usedHoldDays } from '@girassol/domain/holds'
import { rejectedOrCancelled } from '@girassol/domain/orders'
import { plusHours } from '@girassol/domain/shared'
import type { MoveEffect } from '../move-effects.ts'
import { awaitSupply, endHold, useHold } from './hold-store.ts'

/**
 * HOLD-007, C-186: the order of a held budget keeps its units. They are free again when it is rejected or cancelled;
 * from its approval on, the next import of the stock counts without them, so they wait for it, 30 days at most.
 */
export const followHold: MoveEffect = async (mover, { order, event, from, entered }) => {
  const latest = plusHours(mover.now, usedHoldDays * 24)
  if (event === 'placeOrder') await useHold(mover, order.id, latest)
  else if (from === 'PROCESSING' && entered.includes('INVOICE_APPROVED')) await awaitSupply(mover, order.id, latest)
  else if (entered.some((status) => rejectedOrCancelled.includes(status)))
    await endHold(mover, order.id, { from: ['ACTIVE', 'USED'], to: 'RELEASED' })
}
