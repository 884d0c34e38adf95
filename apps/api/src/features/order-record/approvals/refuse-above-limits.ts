import { findRaiseSentence } from '@girassol/domain/purchase-approvals'
import type { Cents } from '@girassol/domain/shared'
import type { WriteContext } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import type { OrderRecord } from '../order-record.ts'
import { findReasonsToAsk, lockPurchaseTerms } from './purchase-terms.ts'

/**
 * C-196: 409 if a locked order costs more after a change of the caller, and so much that the company had to approve it. A
 * cart or budget is judged when an order is made of it.
 */
export const refuseAboveLimits = async (
  context: WriteContext,
  order: OrderRecord,
  total_invoice_cents: Cents,
): Promise<void> => {
  if (order.status !== 'INVOICE' || total_invoice_cents <= order.total_invoice_cents) return
  const terms = await lockPurchaseTerms(context)
  const sentence = findRaiseSentence(await findReasonsToAsk(context, terms, { ...order, total_invoice_cents }))
  if (sentence !== null) throw new Refused(sentence, { status: 409, reason: 'aboveLimits' })
}
