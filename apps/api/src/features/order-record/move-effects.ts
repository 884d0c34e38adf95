import type { OrderEvent, OrderStatus } from '@girassol/domain/orders'
import type { Effects } from '../../outbox/effects.ts'
import type { MovedOrder, Mover } from './mover.ts'

/** A move that has just been stored. */
export type Moved = {
  readonly order: MovedOrder
  readonly event: OrderEvent
  readonly from: OrderStatus
  /** The statuses that the order entered: first those that were skipped, last the current one. */
  readonly entered: readonly OrderStatus[]
  /** The number of the move's log line: it is part of the key for other systems, so that a retry has the same key. */
  readonly moveId: number
}

export type MoveEffect = (mover: Mover, moved: Moved) => Promise<void>

type ErpStep = Effects['erp.order-step']['step']

/** The step that is requested from the ERP after an event. */
const steps: Partial<Record<OrderEvent, ErpStep>> = {
  approve: 'create',
  confirmBilling: 'confirmBilling',
  cancel: 'cancel',
  cancelUnpaid: 'cancel',
  requestReturn: 'requestReturn',
  releaseOperation: 'approveOperation',
}

/** Every payment is booked in the ERP, however it was received (E9). */
const findStep = ({ event, entered }: Moved): ErpStep | undefined =>
  entered.at(-1) === 'INVOICE_PAYED' ? 'confirmPayment' : steps[event]

const requestErpStep: MoveEffect = async ({ outbox }, moved) => {
  const step = findStep(moved)
  if (step) await outbox.add('erp.order-step', { orderId: moved.order.id, step, moveId: moved.moveId })
}

let registered: readonly MoveEffect[] | null = null

/**
 * Effects of the capabilities above this one, run with every move in this order; called once when the application is
 * composed.
 */
export const registerMoveEffects = (effects: readonly MoveEffect[]): void => {
  registered = effects
}

/** Runs the effects of a stored move, in its transaction. Throws if the effects are not registered yet. */
export const runMoveEffects: MoveEffect = async (mover, moved) => {
  if (registered === null) throw new Error('an order moved before the effects of its moves were registered')
  for (const effect of registered) await effect(mover, moved)
  await requestErpStep(mover, moved)
}
