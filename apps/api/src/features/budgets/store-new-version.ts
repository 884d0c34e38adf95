import type { Context } from '../../http/context.ts'
import { trimHold } from '../order-record/holds/hold-store.ts'
import { logOrderNote } from '../order-record/log-order.ts'
import { byUser } from '../order-record/mover.ts'
import { endAgreement } from '../order-record/negotiations/end-agreement.ts'
import { listOrderLines } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { giveMargin } from '../order-record/prices/give-margin.ts'
import { priceLines } from '../order-record/prices/price-cart.ts'
import { priceWithParts } from '../order-record/prices/saved-order-price.ts'
import { type ItemToStore, replaceItems } from '../order-record/replace-items.ts'
import { storeRevision } from './budget-revisions.ts'
import { toBudgetVersion } from './budget-version.ts'

type NewVersion = {
  readonly items: readonly ItemToStore[]
  /** The kit that these items are, and the options it was sized for; both stay where they are absent. */
  readonly kit: Partial<Pick<OrderRecord, 'kit' | 'generator'>>
  /** The line of the log, in Portuguese and without prices. */
  readonly log: string
}

/**
 * Stores a locked budget with other items, at today's prices and valid for seven days again, and keeps the version
 * before and frees held units that it no longer needs, as an edit does (C-63). An agreement ends (QUO-018). Refuses (409) items with which the discount makes the margin negative (USE-021).
 */
export const storeNewVersion = async (
  context: Context,
  stored: OrderRecord,
  { items, kit: sized, log }: NewVersion,
): Promise<void> => {
  const { tx, now } = context
  const former = toBudgetVersion(stored, await listOrderLines(context, stored.id))
  const agreed = await endAgreement(context, stored)
  const before = { ...stored, ...agreed }
  await replaceItems(tx, { orderId: before.id, prices: 'today' }, items)
  const lines = await listOrderLines(context, before.id)
  const priced = await priceLines(context, { order: { ...before, ...sized }, lines }, 'BUDGET')
  const figures = priceWithParts({ ...priced, as: 'BUDGET' })
  const margin = await giveMargin(context, before, { after: { ...priced.order, ...figures }, reason: undefined })
  await storeRevision(context, before, former)
  const { kit, generator } = priced.order
  await tx
    .updateTable('orders')
    .set({ ...figures, ...margin, kit, generator, finished_at: now, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute()
  await trimHold(context, before.id)
  await logOrderNote(byUser(context), before, log)
}
