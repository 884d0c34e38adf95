import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/order-approval'
import { canReleaseDispatch, dispatchReleaseSentences, isReleasedUnpaid } from '@girassol/domain/orders'
import { reaisFrom } from '@girassol/domain/shared'
import { printReais } from '../../documents/printed-text.ts'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { lockOrderFor } from '../order-record/lock-order-for.ts'
import { moveOrder, type OrderMove } from '../order-record/move-order.ts'
import { byUser } from '../order-record/mover.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrderView } from '../orders/detail/order-queries.ts'

type Body = InputFor<typeof contract.confirmPayment>['body']

const events = { INVOICE_BILLING: 'confirmBilling', WAITING_DISPATCH: 'releaseDispatch' } as const

/** USE-022: the log contains the amount and the reason; every reader of an order sees its total (C-29). */
const release = (order: OrderRecord, reason: string | undefined): OrderMove => {
  const released = { status: order.status, isMoneyIn: order.money_in_at !== null }
  const amount = printReais(reaisFrom(order.total_invoice_cents))
  if (!canReleaseDispatch(released, reason).allowed) {
    const details = { amountDue: reaisFrom(order.total_invoice_cents) }
    throw new Refused(dispatchReleaseSentences.unpaid(amount), { status: 409, reason: 'unpaid', details })
  }
  const log = isReleasedUnpaid(released)
    ? `Expedição liberada sem o pagamento de ${amount}: ${reason}`
    : 'Expedição liberada'
  return { event: 'releaseDispatch', log }
}

const toMove = (order: OrderRecord, { option, reason }: Body): OrderMove =>
  option === 'WAITING_DISPATCH' ? release(order, reason) : { event: 'confirmBilling', log: 'Faturamento confirmado' }

/**
 * T14, T15, C-55: the option is the target status; a triangulation order is released to its operation first. Releasing
 * an order that is not paid needs a reason (USE-022).
 */
export const confirmPayment: Handler<typeof contract.confirmPayment> = async (context, { params, body }) => {
  const order = await lockOrderFor(context, params.id, events[body.option])
  await moveOrder(byUser(context), order, toMove(order, body))
  return findOrderView(context, order.id)
}
