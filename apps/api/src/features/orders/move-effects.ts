import type { OrderEvent, OrderStatus } from '@girassol/domain/orders'
import type { Effects } from '../../outbox/effects.ts'
import { openAnalysis } from '../card-analysis/open-analysis.ts'
import { settlePoints } from '../points/settle-points.ts'
import type { MovedOrder, Mover } from './mover.ts'

/** A move that has just been stored. */
export type Moved = {
  readonly order: MovedOrder
  readonly event: OrderEvent
  readonly from: OrderStatus
  /** The status it came to, after those that were passed over. */
  readonly entered: readonly OrderStatus[]
  /** The number of its line in the log: the same move is told to others under the same key. */
  readonly moveId: number
}

type MoveEffect = (mover: Mover, moved: Moved) => Promise<void>

type ErpStep = Effects['erp.order-step']['step']

/** What the ERP is asked for by a move. */
const steps: Partial<Record<OrderEvent, ErpStep>> = {
  approve: 'create',
  confirmBilling: 'confirmBilling',
  cancel: 'cancel',
  cancelUnpaid: 'cancel',
  requestReturn: 'requestReturn',
  releaseOperation: 'approveOperation',
}

/** A payment is booked in the ERP however it was received (E9). */
const stepOf = ({ event, entered }: Moved): ErpStep | undefined =>
  entered.at(-1) === 'INVOICE_PAYED' ? 'confirmPayment' : steps[event]

const tellErp: MoveEffect = async ({ outbox }, moved) => {
  const step = stepOf(moved)
  if (step) await outbox.add('erp.order-step', { orderId: moved.order.id, step, moveId: moved.moveId })
}

/** C-87: however a card payment was captured, it is analysed. */
const analyseCard: MoveEffect = async ({ tx, now }, { order, entered }) => {
  if (entered.includes('INVOICE_ANALYSIS')) await openAnalysis(tx, order.id, now)
}

/** What happens with every move, in its transaction, in this order. */
export const moveEffects: readonly MoveEffect[] = [analyseCard, settlePoints, tellErp]
