import type { WriteContext } from '../../../http/context.ts'
import { recordChange } from '../../../records/record-change.ts'
import { logOrderNote } from '../log-order.ts'
import { byUser } from '../mover.ts'
import type { OrderRecord } from '../order-record.ts'

/** The discount that a budget has again without its agreement, in reais. */
export type AfterAgreement = Pick<OrderRecord, 'discount_value' | 'agreed_discount_cents'>

/** The discount of a budget before its agreement, in reais; null for a budget without one. */
export const findDiscountBefore = async (
  { tx }: Pick<WriteContext, 'tx'>,
  { id, agreed_discount_cents: agreed }: Pick<OrderRecord, 'id' | 'agreed_discount_cents'>,
): Promise<string | null> => {
  if (agreed === null) return null
  const found = await tx
    .selectFrom('negotiation')
    .select('discount_before')
    .where('order_id', '=', id)
    .where('status', '=', 'AGREED')
    .where('agreement_ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.discount_before ?? '0'
}

/**
 * QUO-018: ends the agreement of a locked budget, and returns the discount that it has again. Null, and nothing is
 * stored, without an agreement.
 */
export const endAgreement = async (context: WriteContext, order: OrderRecord): Promise<AfterAgreement | null> => {
  const { tx, now, actor } = context
  const before = await findDiscountBefore(context, order)
  if (before === null) return null
  await tx
    .updateTable('negotiation')
    .set({ agreement_ended_at: now })
    .where('order_id', '=', order.id)
    .where('status', '=', 'AGREED')
    .where('agreement_ended_at', 'is', null)
    .execute()
  await tx.updateTable('order_item').set({ agreed_unit_cents: null }).where('order_id', '=', order.id).execute()
  const after = { discount_value: before, agreed_discount_cents: null }
  await tx.updateTable('orders').set(after).where('id', '=', order.id).execute()
  await logOrderNote(byUser(context), order, 'Acordo da negociação encerrado')
  await recordChange(tx, {
    now,
    author: actor,
    action: 'change',
    subject: { kind: 'order', id: order.id, name: String(order.id) },
    before: { discountValue: order.discount_value },
    after: { discountValue: before },
    onBehalfOf: order.seller_id,
  })
  return after
}
