import { setTimeout as wait } from 'node:timers/promises'
import { answerOncePerKey } from './answer-once-per-key.ts'
import type { ErpOrderReference, ErpVoucher, ErpVouchers, OrderStepAnswer } from './erp.ts'
import type { TitleBook } from './simulated-erp-titles.ts'

/** A voucher that the ERP accepted, at once or for later, with the key of its sending. */
export type SimulatedErpVoucher = {
  orderNumber: number
  idempotencyKey: string
  voucher: Omit<ErpVoucher, 'file'> & { fileBytes: number }
}

export type AnswerVoucher = (voucher: ErpVoucher, order: ErpOrderReference) => OrderStepAnswer

type VoucherOptions = { delayMs: number; answerVoucher: AnswerVoucher }

/** The vouchers of an ERP in memory: each key has one effect and one response (C-50, C-107). */
export const simulatedErpVouchers = (
  { booked, titleBook }: { booked: SimulatedErpVoucher[]; titleBook: TitleBook },
  { delayMs, answerVoucher }: VoucherOptions,
): ErpVouchers => {
  const onceSent = answerOncePerKey<OrderStepAnswer>()
  return {
    send: ({ idempotencyKey, order, voucher }) =>
      onceSent(idempotencyKey, async () => {
        await wait(delayMs)
        const reason = findDuplicate(booked, order, voucher)
        if (reason !== null) return { outcome: 'refused', reason }
        const answer = answerVoucher(voucher, order)
        if (answer.outcome !== 'refused') {
          const { file, ...rest } = voucher
          const stored = { ...rest, fileBytes: file.bytes.length }
          booked.push({ orderNumber: order.number, idempotencyKey, voucher: stored })
          const { number: orderNumber, erpTenantId } = order
          const title = { orderNumber, settledCents: voucher.amountCents, day: voucher.date, erpTenantId }
          await titleBook.put(idempotencyKey, title)
        }
        return answer
      }),
  }
}

/** What every ERP refuses: settling one order twice with the same number of the bank. */
const findDuplicate = (
  booked: readonly SimulatedErpVoucher[],
  order: ErpOrderReference,
  { number }: ErpVoucher,
): string | null => {
  const isKnown = booked.some((each) => each.orderNumber === order.number && each.voucher.number === number)
  return isKnown ? `Baixa do título já efetuada com o documento ${number}.` : null
}
