import type * as contract from '@girassol/contract/delivery-checks'
import { canSaveLine, lineSentences } from '@girassol/domain/delivery-checks'
import type { Handler } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findCheckLine } from './check-queries.ts'
import { lockChecked, requireOpen } from './find-check.ts'

type Found = Omit<Parameters<typeof canSaveLine>[0], 'sent'>

const requirePlausible = (sent: number, found: Found): void => {
  const decision = canSaveLine({ sent, ...found })
  if (decision.allowed) return
  const field = decision.refusal === 'tooManyCounted' ? 'counted' : 'affected'
  throw refuseField(field, found[field], lineSentences[decision.refusal])
}

/**
 * DEL-009: saves what was found of a line, in units, until the check is closed. Of two phones at one pallet the last one
 * that writes wins. 404 for an item of another delivery, 400 for figures that cannot be right.
 */
export const saveCheckLine: Handler<typeof contract.saveCheckLine> = async (
  context,
  { params: { id, itemId }, body: { counted, condition, affected = 0, note } },
) => {
  const { tx, actor, now } = context
  const checked = await lockChecked(context, id)
  const { sent } = await findCheckLine(tx, { deliveryId: id, itemId })
  await requireOpen(context, checked)
  requirePlausible(sent, { counted, condition, affected })
  const found = { counted, condition, affected, note, saved_by: actor.userId, saved_at: now }
  await tx
    .insertInto('delivery_check_line')
    .values({ delivery_id: id, order_item_id: itemId, ...found })
    .onConflict((conflict) => conflict.columns(['delivery_id', 'order_item_id']).doUpdateSet(found))
    .execute()
  return findCheckLine(tx, { deliveryId: id, itemId })
}
