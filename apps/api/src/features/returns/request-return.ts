import type * as contract from '@girassol/contract/returns'
import { canReturn, returnSentences } from '@girassol/domain/returns'
import type { LookupContext, LookupHandler } from '../../http/context.ts'
import { orRefuse, outsideSystemAway } from '../../http/refused.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { moveOrder } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { isInvoiceIssued } from '../printing/has-document.ts'

/** RET-006: if the order already has its NF-e, the ERP is not called. */
const isIssued = async (context: LookupContext, order: OrderRecord): Promise<boolean> => {
  if (order.nf !== null) return true
  try {
    return await isInvoiceIssued(context, order.id)
  } catch (cause) {
    throw outsideSystemAway('ERP', cause, returnSentences.nfUnknown)
  }
}

/** T17, C-79: requests the return from the ERP, which accepts it or returns the order to its previous status. */
export const requestReturn: LookupHandler<typeof contract.requestReturn> = async (context, { params, body }) => {
  const lockedOrder = await context.write((writing) => lockOrderFor(writing, params.id, 'requestReturn'))
  const reason = body.observation
  orRefuse(canReturn({ isInvoiceIssued: await isIssued(context, lockedOrder), reason }), returnSentences)
  return context.write(async (writing) => {
    const order = await lockOrderFor(writing, params.id, 'requestReturn')
    const log = `Pré-devolução solicitada: ${reason}`
    return { id: order.id, status: await moveOrder(byUser(writing), order, { event: 'requestReturn', log }) }
  })
}
