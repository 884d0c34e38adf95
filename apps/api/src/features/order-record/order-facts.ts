import { isNegotiatedAt } from '@girassol/domain/negotiations'
import { type OrderFacts, statusAt } from '@girassol/domain/orders'
import { isAwaitingApproval } from '@girassol/domain/purchase-approvals'
import type { Actor } from '../../http/actor.ts'
import type { OrderRecord } from './order-record.ts'

/** The columns that decide which actions are allowed; rows of lists read these columns too. */
export type ActedRecord = Pick<
  OrderRecord,
  | 'status'
  | 'finished_at'
  | 'type'
  | 'payment_method'
  | 'is_future_sale'
  | 'is_triangulation'
  | 'triangulation_status'
  | 'approval_feedback'
  | 'fretefy_code'
  | 'address_type'
  | 'delivery_address_cep'
  | 'margin_given_by'
  | 'approval_until'
  | 'negotiated_until'
> & { readonly isPaymentReleased: boolean }

type FactsContext = {
  readonly actor: Pick<Actor, 'roles' | 'userId'>
  readonly now: string
  /** What prevents the next step of a cart or budget; null if nothing does. */
  readonly lacks?: string | null
  readonly campaignOpen?: boolean
}

export const toOrderFacts = (
  record: ActedRecord,
  { actor, now, lacks = null, campaignOpen = true }: FactsContext,
): OrderFacts => ({
  roles: actor.roles,
  status: statusAt({ status: record.status, finishedAt: record.finished_at }, now),
  type: record.type,
  lacks,
  campaignOpen,
  paymentMethod: record.payment_method,
  isPaymentReleased: record.isPaymentReleased,
  isFutureSale: record.is_future_sale,
  isTriangulation: record.is_triangulation,
  triangulationStatus: record.triangulation_status,
  hasFeedback: (record.approval_feedback ?? '') !== '',
  isWithFreightHub: record.fretefy_code !== null,
  addressType: record.address_type,
  deliveryCep: record.delivery_address_cep,
  gaveMargin: record.margin_given_by === actor.userId,
  awaitsCompany: isAwaitingApproval(record.approval_until, now),
  isNegotiated: isNegotiatedAt(record.negotiated_until, now),
})

/** `toOrderFacts` for a whole record. */
export const toFactsOfOrder = (order: OrderRecord, context: FactsContext): OrderFacts =>
  toOrderFacts({ ...order, isPaymentReleased: order.others_payment_method !== null }, context)
