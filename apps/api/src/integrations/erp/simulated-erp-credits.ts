import { setTimeout as wait } from 'node:timers/promises'
import { answerOncePerKey } from './answer-once-per-key.ts'
import type { ErpCredit, ErpCredits, OrderStepAnswer } from './erp.ts'

/** A credit or refund that the ERP booked, with the key of its sending. */
export type SimulatedErpCredit = { orderNumber: number; idempotencyKey: string; credit: ErpCredit }

/** The credits of an ERP in memory: each key has one effect and one response. */
export const simulatedErpCredits = (booked: SimulatedErpCredit[], delayMs: number): ErpCredits => {
  const onceSent = answerOncePerKey<OrderStepAnswer>()
  return {
    book: ({ idempotencyKey, order, credit }) =>
      onceSent(idempotencyKey, async () => {
        await wait(delayMs)
        booked.push({ orderNumber: order.number, idempotencyKey, credit })
        return { outcome: 'accepted' }
      }),
  }
}
