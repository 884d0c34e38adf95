import { isNegotiatedAt, negotiatedSentence } from '@girassol/domain/negotiations'
import { Refused } from '../../../http/refused.ts'
import type { OrderRecord } from '../order-record.ts'

/** QUO-017: 409 for a change of what is negotiated while a negotiation is open. */
export const refuseNegotiated = ({ negotiated_until }: Pick<OrderRecord, 'negotiated_until'>, now: string): void => {
  if (!isNegotiatedAt(negotiated_until, now)) return
  throw new Refused(negotiatedSentence, { status: 409, reason: 'isNegotiated' })
}
