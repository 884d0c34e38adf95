import type { Tx } from '../../http/context.ts'
import { type ErpVoucherEvent, readErpVoucherEvent } from '../../integrations/erp/erp-voucher-events.ts'
import type { Translation } from '../inbound/receive-event.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'
import { answerVoucher } from './answer-voucher.ts'

const findSent = (tx: Tx, { orderId, voucherId }: ErpVoucherEvent) =>
  tx
    .selectFrom('order_attachment')
    .select(['status', 'send_count'])
    .where('id', '=', voucherId)
    .where('order_id', '=', orderId)
    .where('type', 'is not', null)
    .executeTakeFirst()

type Sent = NonNullable<Awaited<ReturnType<typeof findSent>>>

/** An event that repeats the known state is noted; one that contradicts it waits for an administrator. */
const isRepeated = ({ status, send_count: last }: Sent, { sending, answer }: ErpVoucherEvent): boolean => {
  if (answer.outcome === 'accepted') return status === 'SENT' && sending === last
  return sending < last || (sending === last && status === 'UNSENT')
}

/**
 * VOU-021: handles the ERP's later event about a voucher that it accepted for processing, in one transaction with its
 * effect. Null if the message is not about a voucher.
 */
export const translateVoucherEvent = async (
  { tx }: { readonly tx: Tx },
  payload: unknown,
): Promise<Translation | null> => {
  const event = readErpVoucherEvent(payload)
  if (event === null || 'dead' in event) return event
  const { orderId, answer } = event
  // Locks the order first, as every use case does: another order of locks could deadlock.
  if ((await lockUnscopedOrder(tx, orderId)) === null) return { orderId, noted: null }
  const sent = await findSent(tx, event)
  if (sent === undefined || event.sending > sent.send_count) {
    return { dead: `O pedido ${orderId} não enviou este comprovante.`, orderId }
  }
  const log = await answerVoucher(tx, event, answer)
  if (log !== null || isRepeated(sent, event)) return { orderId, noted: log }
  return { dead: 'O comprovante já teve outra resposta do ERP.', orderId }
}
