import {
  canGiveMargin,
  companyMarginSentences,
  givesMargin,
  isMarginBelowAllowed,
  type MarginFacts,
  marginSentences,
} from '@girassol/domain/orders'
import type { Context } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { recordChange } from '../../../records/record-change.ts'
import { logOrder } from '../log-order.ts'
import { byUser } from '../mover.ts'
import type { OrderRecord } from '../order-record.ts'

export type MarginColumns = Partial<Pick<OrderRecord, 'margin_reason' | 'margin_given_by' | 'margin_given_at'>>

type PricedOrder = Pick<OrderRecord, 'margin_liquid' | 'discount_value' | 'sub_total_with_discount_cents'>

export const toMarginFacts = (priced: PricedOrder): MarginFacts => ({
  marginLiquid: priced.margin_liquid,
  discountValue: priced.discount_value,
  valueCents: priced.sub_total_with_discount_cents,
})

const nothingGiven = { margin_reason: null, margin_given_by: null, margin_given_at: null } as const

type Given = { readonly after: PricedOrder; readonly reason: string }

const auditMargin = ({ tx, actor, now }: Context, order: OrderRecord, { after, reason }: Given): Promise<void> =>
  recordChange(tx, {
    now,
    author: actor,
    action: 'change',
    subject: { kind: 'order', id: order.id, name: String(order.id) },
    before: {
      marginLiquid: order.margin_liquid,
      discountValue: order.discount_value,
      marginReason: order.margin_reason,
    },
    after: { marginLiquid: after.margin_liquid, discountValue: after.discount_value, marginReason: reason },
    onBehalfOf: order.seller_id,
  })

/**
 * USE-021: the columns about the margin of a locked order after its prices changed. Refuses (409) a negative margin
 * caused by a discount without a reason; with a reason it is logged and audited. A margin that recovers needs none.
 */
export const giveMargin = async (
  context: Context,
  order: OrderRecord,
  { after, reason }: { readonly after: PricedOrder; readonly reason: string | undefined },
): Promise<MarginColumns> => {
  const before = { ...toMarginFacts(order), hasReason: order.margin_reason !== null }
  const facts = toMarginFacts(after)
  const sentences = context.actor.companyRole === null ? marginSentences : companyMarginSentences
  orRefuse(canGiveMargin({ before, after: facts, reason }), sentences)
  if (!isMarginBelowAllowed(facts)) return nothingGiven
  if (!givesMargin({ before, after: facts }) || reason === undefined) return {}
  const description = `Desconto com margem abaixo do permitido: ${reason}`
  const { id: orderId, status } = order
  // Margins are the distributor's alone.
  await logOrder(byUser(context), { orderId, from: status, to: status, description, isOfCompany: false })
  await auditMargin(context, order, { after, reason })
  return { margin_reason: reason, margin_given_by: context.actor.userId, margin_given_at: context.now }
}
