import type { OrderStatus } from '../orders/status/order-status.ts'
import { type Charge, type ChargeState, computeChargesState, hasMoney, isIn } from './settle-charges.ts'

/** An order's charge whose state has just changed. */
export type ChangedCharge = {
  readonly status: OrderStatus
  readonly before: ChargeState
  readonly after: ChargeState
  /** All charges of the order, with the new state of the changed one. */
  readonly charges: readonly Charge[]
}

/**
 * The effect: the order moves (E3–E8, E22), the change is logged and perhaps notified (E5), or money went back where
 * the order cannot move, which a person has to handle (REL-008).
 */
export type ChargeNews =
  | {
      readonly event:
        | 'paymentReceived'
        | 'cardCaptured'
        | 'paymentReversed'
        | 'paymentSettled'
        | 'paymentGivenUp'
        | 'latePayment'
    }
  | { readonly noted: string; readonly notifies?: 'refusedToSeller' | 'divergentToFinancial' }
  | { readonly lost: string }

const noted = {
  OPEN: 'Cobrança aberta no gateway',
  PAID: 'Parte do pagamento recebida',
  REFUSED: 'Pagamento recusado',
  REVERSED: 'Pagamento estornado',
  MISMATCHED: 'Pagamento recebido com valor divergente',
  CANCELED: 'Cobrança cancelada no gateway',
} as const satisfies Record<ChargeState, string>

const toNews = (after: ChargeState): ChargeNews => {
  if (after === 'REFUSED') return { noted: noted.REFUSED, notifies: 'refusedToSeller' }
  if (after === 'MISMATCHED') return { noted: noted.MISMATCHED, notifies: 'divergentToFinancial' }
  return after === 'REVERSED' ? { lost: noted.REVERSED } : { noted: noted[after] }
}

/** E3–E5, C-141: the payment of one part moves nothing; a wrong amount waits for the financial department. */
const whileUnpaid = ({ after, charges }: ChangedCharge): ChargeNews => {
  if (computeChargesState(charges) !== 'PAID') return toNews(after)
  const byCard = charges.some((charge) => charge.means === 'CREDIT_CARD' && isIn(charge))
  return { event: byCard ? 'cardCaptured' : 'paymentReceived' }
}

/** E7. */
const whilePaid = ({ after, charges }: ChangedCharge): ChargeNews =>
  computeChargesState(charges) === 'PAID' ? toNews(after) : { event: 'paymentReversed' }

/** E8: settled when the money is complete again, given up when the gateway closed the charge without any. */
const whileInError = ({ after, charges }: ChangedCharge): ChargeNews => {
  if (computeChargesState(charges) === 'PAID') return { event: 'paymentSettled' }
  return after === 'CANCELED' && !hasMoney(charges) ? { event: 'paymentGivenUp' } : toNews(after)
}

/** E22: a payment after the cancellation has to be refunded. */
const whileCanceled = ({ before, after }: ChangedCharge): ChargeNews =>
  isIn({ state: after }) && !isIn({ state: before }) ? { event: 'latePayment' } : toNews(after)

const byStatus: Partial<Record<OrderStatus, (changed: ChangedCharge) => ChargeNews>> = {
  INVOICE_APPROVED: whileUnpaid,
  INVOICE_ANALYSIS: whilePaid,
  INVOICE_PAYED: whilePaid,
  CONFIRMING_PAYMENT_ERP: whilePaid,
  INVOICE_PAYMENT_ERROR: whileInError,
  PROCESSING_CANCELLATION: whileCanceled,
  INVOICE_CANCELED: whileCanceled,
}

/** The effect of a changed charge on its order. After the payment it moves nothing and notifies those who settle it. */
export const chargeNews = (changed: ChangedCharge): ChargeNews =>
  byStatus[changed.status]?.(changed) ?? toNews(changed.after)
