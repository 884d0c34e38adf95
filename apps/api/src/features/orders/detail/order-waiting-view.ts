import type { OrderWaiting } from '@girassol/contract/orders'
import { can } from '@girassol/domain/access'
import { explainFailure } from '@girassol/domain/failures'
import { findHolder } from '@girassol/domain/orders'
import { nameJob, readErrorMessage } from '../../failures/failed-job.ts'
import { findWaitingStep } from '../../failures/waiting-steps-queries.ts'
import type { Reading } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'

/** USE-020: why an order waits for the ERP; null if it waits for a person, or if the first try is still running. */
export const findWaiting = async ({ tx, actor }: Reading, order: OrderRecord): Promise<OrderWaiting | null> => {
  const waitingOrder = {
    status: order.status,
    paymentMethod: order.payment_method,
    futureSale: order.is_future_sale,
  }
  if (findHolder(waitingOrder) !== 'erp') return null
  const step = await findWaitingStep(tx, order.id)
  if (step === undefined) return null
  const { created_on: since, next_try_at: nextTryAt, is_trying: isTrying, others } = step
  if (!can(actor.roles, 'orders.readLogs')) return { system: 'erp', since, details: null }
  const details = {
    label: nameJob(step),
    reason: explainFailure(readErrorMessage(step)),
    tries: step.retry_count + 1,
    nextTryAt,
    isTrying,
    others,
    failure: can(actor.roles, 'administration.use') ? step.id : null,
  }
  return { system: 'erp', since, details }
}
