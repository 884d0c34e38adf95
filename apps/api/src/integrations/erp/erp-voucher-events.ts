import { erpEvent } from '@girassol/contract/inbound'
import { z } from 'zod'

/** One sending of a voucher to the ERP; a refused voucher is sent again under the next number. */
export type VoucherSending = { readonly voucherId: number; readonly sending: number }

export type VoucherAnswer = { readonly outcome: 'accepted' } | { readonly outcome: 'refused'; readonly reason: string }

/** The idempotency key of a sending, which the ERP returns in its events. */
export const voucherKey = ({ voucherId, sending }: VoucherSending): string => `voucher-${voucherId}-${sending}`

export type ErpVoucherEvent = VoucherSending & { readonly orderId: number; readonly answer: VoucherAnswer }

const key = z.string().regex(/^voucher-\d{1,9}-\d{1,6}$/)
const accepted = z.object({ key })
const refused = accepted.extend({ reason: z.string().trim().min(1).max(500) })

const toSending = (text: string): VoucherSending => {
  const [, voucherId, sending] = text.split('-').map(Number)
  return { voucherId: voucherId ?? 0, sending: sending ?? 0 }
}

const readData = (event: string, data: unknown): (VoucherSending & { answer: VoucherAnswer }) | null => {
  if (event === 'VOUCHER_ACCEPTED') {
    const read = accepted.safeParse(data).data
    return read ? { ...toSending(read.key), answer: { outcome: 'accepted' } } : null
  }
  const read = refused.safeParse(data).data
  return read ? { ...toSending(read.key), answer: { outcome: 'refused', reason: read.reason } } : null
}

/**
 * The ERP's later event about a voucher that it accepted for processing: VOUCHER_ACCEPTED with the key of the sending,
 * VOUCHER_REFUSED also with the reason. Null if the message is about something else.
 */
export const readErpVoucherEvent = (
  payload: unknown,
): ErpVoucherEvent | { readonly dead: string; readonly orderId: number } | null => {
  const message = erpEvent.safeParse(payload).data
  if (message?.invoiceId === undefined || !['VOUCHER_ACCEPTED', 'VOUCHER_REFUSED'].includes(message.event)) return null
  const { event, data } = message
  const orderId = message.invoiceId
  const read = readData(event, data)
  return read === null ? { dead: `Os dados do evento ${event} estão incompletos.`, orderId } : { orderId, ...read }
}
