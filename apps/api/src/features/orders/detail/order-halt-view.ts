import type { OrderView } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import { findHalt, findHolder, type HaltCause, statusAt } from '@girassol/domain/orders'
import { computeChargesState } from '@girassol/domain/payments'
import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../http/context.ts'
import { findCharges } from '../../order-record/charges-queries.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'
import type { LoggedMove } from './order-log-queries.ts'

type HaltedOrder = {
  readonly order: OrderRecord
  readonly actor: Actor
  readonly now: string
  readonly moves?: readonly LoggedMove[]
  readonly isPaymentRefused?: boolean
}

/** E5: the latest attempt at a part was refused, and no attempt followed. */
export const findPaymentRefusal = async (tx: Tx, order: OrderRecord): Promise<boolean> => {
  if (order.status !== 'INVOICE_APPROVED') return false
  const charges = await findCharges(tx, order.id)
  if (computeChargesState(charges) === 'PAID') return false
  const latest = new Map(charges.map(({ part, state }) => [part, state]))
  return [...latest.values()].includes('REFUSED')
}

/**
 * The part that the other system added after the sentence of the log: 'Pedido recusado pelo ERP: crédito bloqueado'.
 */
const reasonIn = (description: string): string | null => {
  const colon = description.indexOf(': ')
  return colon === -1 ? null : description.slice(colon + 2)
}

/** All users see the feedback of a rejection (C-69); only users who read logs see the log's reason. */
const findReason = ({ order, actor, moves = [] }: HaltedOrder, cause: HaltCause): string | null => {
  if (cause === 'reproved') return order.approval_feedback
  if (!can(actor.roles, 'orders.readLogs')) return null
  return reasonIn(moves.at(-1)?.description ?? '')
}

/** Who acts next, and what stops the order (USE-019). */
export const toHaltView = (halted: HaltedOrder): Pick<OrderView, 'holder' | 'halt'> => {
  const { order, moves = [], isPaymentRefused = false, now } = halted
  const status = statusAt({ status: order.status, finishedAt: order.finished_at }, now)
  const cause = findHalt({ status, previousStatus: moves.at(-1)?.from ?? null, isPaymentRefused })
  return {
    holder: findHolder({
      status,
      paymentMethod: order.payment_method,
      futureSale: order.is_future_sale,
      isTriangulation: order.is_triangulation,
      triangulationStatus: order.triangulation_status,
    }),
    halt: cause === null ? null : { cause, reason: findReason(halted, cause) },
  }
}
