import type * as contract from '@girassol/contract/delivery-checks'
import { canCloseCheck, countSurplus, listDivergences } from '@girassol/domain/delivery-checks'
import { nameFewLines, surplusCounted } from '@girassol/domain/notifications'
import type { Handler } from '../../http/context.ts'
import { orRefuse } from '../../http/refused.ts'
import { notifyRoles } from '../notifications/notify-roles.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser, type Mover } from '../order-record/mover.ts'
import { listCheckLines } from './check-queries.ts'
import { findCheckView } from './check-view.ts'
import { claimDivergences } from './claim-divergences.ts'
import { type Counted, requireCounted, requireProofs } from './counted-lines.ts'
import { type CheckedDelivery, findChecked, findToday, lockChecked } from './find-check.ts'

/** C-202: LOGISTICS is notified about units beyond the sent ones. */
const notifySurplus = async (
  mover: Mover,
  { order, delivery }: CheckedDelivery,
  lines: readonly Counted[],
): Promise<void> => {
  const surplus = lines.flatMap((line) => {
    const quantity = countSurplus(line)
    return quantity === 0 ? [] : [{ name: line.name, quantity }]
  })
  if (surplus.length === 0) return
  const notice = surplusCounted({ orderId: order.id, delivery: delivery.number, lines: nameFewLines(surplus) })
  await notifyRoles(mover, notice, order.id)
}

/**
 * DEL-009, DEL-010, DEL-012: signs and closes a check whose lines are all counted; what differs becomes one claim, and the
 * order stays where it is. 409 twice, too late, before the arrival and with uncounted lines; 400 without a proof.
 */
export const closeDeliveryCheck: Handler<typeof contract.closeDeliveryCheck> = async (
  context,
  { params: { id }, body: { name, wish = 'REPLACE' } },
) => {
  const { tx, actor, now } = context
  const mover = byUser(context)
  const checked = await lockChecked(context, id)
  const today = await findToday(context)
  orRefuse(canCloseCheck(checked.delivery, today), today.sentences)
  const lines = requireCounted(await listCheckLines(tx, id))
  requireProofs(lines)
  const isDivergent = lines.some((line) => listDivergences(line).length > 0)
  const log = `Entrega ${checked.delivery.number} conferida`
  await logOrderNote(mover, checked.order, isDivergent ? `${log} com divergências` : log)
  const claimId = await claimDivergences(mover, { ...checked, lines, wish })
  await tx
    .insertInto('delivery_check')
    .values({
      delivery_id: id,
      signed_by: name,
      closed_by: actor.userId,
      closed_at: now,
      is_divergent: isDivergent,
      claim_id: claimId,
    })
    .execute()
  await notifySurplus(mover, checked, lines)
  return findCheckView(context, await findChecked(context, id))
}
