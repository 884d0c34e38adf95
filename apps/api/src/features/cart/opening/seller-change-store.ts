import { type FormerContent, writeAddressLine } from '@girassol/domain/sellers'
import type { Context, Tx } from '../../../http/context.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'

const toAddressLine = (order: OrderRecord, kind: 'charge' | 'delivery'): string | null =>
  writeAddressLine({
    description: order[`${kind}_address_description`],
    number: order[`${kind}_address_number`],
    complement: order[`${kind}_address_complement`],
    neighborhood: order[`${kind}_address_neighborhood`],
    city: order[`${kind}_address_erp_city_name`],
    state: order[`${kind}_address_erp_state`],
    cep: order[`${kind}_address_cep`],
  })

const toFormerContent = (order: OrderRecord): FormerContent => ({
  createdBy: order.seller_changed_by ?? order.creator_name,
  customerName: order.customer_name,
  customerDocument: order.customer_document,
  customerPhone: order.customer_phone,
  customerEmail: order.customer_email,
  billingAddress: toAddressLine(order, 'charge'),
  deliveryAddress: order.address_type === 'pickup' ? null : toAddressLine(order, 'delivery'),
  paymentMethod: order.payment_method,
  financingBank: order.financing_bank,
  card1Installments: order.card1_installments,
  card2Installments: order.card2_installments,
  releasedCondition: order.others_payment_method?.description ?? null,
  serviceValueCents: order.gross_commission_cents,
  additionalData: order.additional_data,
  feedback: order.approval_feedback,
  financingSavedAt: order.financing_saved_at,
})

/** Stores what the earlier integrator had written in a locked record, for staff (C-227). */
export const insertSellerChange = async (
  { tx, actor, now }: Context,
  before: OrderRecord,
  toSellerId: number,
): Promise<void> => {
  await tx
    .insertInto('seller_change')
    .values({
      order_id: before.id,
      from_seller_id: before.seller_id,
      to_seller_id: toSellerId,
      changed_by: actor.userId,
      changed_at: now,
      content: toFormerContent(before),
    })
    .execute()
}

/** Hides the files of a record from its next integrator; they stay listed for staff (C-227). */
export const hideFiles = async (tx: Tx, orderId: number): Promise<void> => {
  await tx.updateTable('order_attachment').set({ before_seller_change: true }).where('order_id', '=', orderId).execute()
}

/** Deletes the credit analysis of a record: personal data that no bank needs any more. */
export const deleteFinancing = async (tx: Tx, orderId: number): Promise<void> => {
  await tx.deleteFrom('order_financing').where('order_id', '=', orderId).execute()
}
