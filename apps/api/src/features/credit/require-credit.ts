import {
  type CreditRefusal,
  computeDaysLate,
  computeMissingCredit,
  computeUsedCredit,
  judgeCredit,
} from '@girassol/domain/credit'
import { reaisFrom, toDay } from '@girassol/domain/shared'
import { printReais } from '../../documents/printed-text.ts'
import type { Tx } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findNumberSetting } from '../settings/operation/number-settings.ts'
import { findLimit, findUnpaidOrders, listOpenParts } from './credit-queries.ts'

const findReleased = async (tx: Tx, orderId: number): Promise<number | null> => {
  const found = await tx
    .selectFrom('credit_release')
    .select('total_cents')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return found?.total_cents ?? null
}

type Lack = { readonly missing: number; readonly daysLate: number }

const sentences: Readonly<Record<CreditRefusal, (lack: Lack) => string>> = {
  overLimit: ({ missing }) =>
    `Limite de crédito insuficiente: faltam ${printReais(missing)}. O Financeiro pode liberar este pedido.`,
  overdue: ({ daysLate }) =>
    `O integrador tem parcela vencida há ${daysLate} dias. O Financeiro pode liberar este pedido.`,
}

/**
 * CRED-003: 409 if an order that is paid by 'others' goes beyond the credit of its seller, with what is missing; the
 * lock on the seller's credit must be held. Nothing is refused without a limit (CRED-006).
 */
export const requireCredit = async (
  { tx, now }: { readonly tx: Tx; readonly now: string },
  order: OrderRecord,
): Promise<void> => {
  if (order.payment_method !== 'OTHERS') return
  const limitCents = (await findLimit(tx, order.seller_id))?.limit_cents ?? null
  if (limitCents === null) return
  const orders = (await findUnpaidOrders(tx, order.seller_id)).filter(({ id }) => id !== order.id)
  const today = toDay(now)
  const facts = {
    limitCents,
    usedCents: computeUsedCredit(orders),
    totalCents: order.total_invoice_cents,
    releasedCents: await findReleased(tx, order.id),
    daysLate: Math.max(0, ...listOpenParts(orders).map(({ dueOn }) => computeDaysLate(dueOn, today))),
    overdueDays: await findNumberSetting(tx, 'creditOverdueDays'),
  }
  const decision = judgeCredit(facts)
  if (decision.allowed) return
  const missing = reaisFrom(computeMissingCredit(facts))
  const { refusal } = decision
  throw new Refused(sentences[refusal]({ missing, daysLate: facts.daysLate }), {
    status: 409,
    reason: refusal,
    details: { missing },
  })
}
