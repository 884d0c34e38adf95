import type { OrderStatus } from '../orders/status/order-status.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import type { Cents } from '../shared/money.ts'
import { endsCharges } from './open-charges.ts'
import { type Charge, type ChargeState, isIn } from './settle-charges.ts'

/** What the financial department decides about a payment of another amount: it pays the part, or it went back (C-235). */
export const chargeResolutions = ['ACCEPTED', 'RETURNED'] as const
export type ChargeResolution = (typeof chargeResolutions)[number]

/** The state of a charge after the decision about it. */
export const resolvedStates = {
  ACCEPTED: 'PAID',
  RETURNED: 'REVERSED',
} as const satisfies Record<ChargeResolution, ChargeState>

/** A charge with the amount that the gateway received for it. */
export type PaidCharge = Charge & { readonly paidCents: Cents }

export type DivergentPayment = {
  readonly status: OrderStatus
  readonly charge: PaidCharge
  /** The other charges of the order. */
  readonly others: readonly Charge[]
}

/**
 * Whether a payment of another amount may be settled in this way (C-235, REL-011). It can be accepted only if it covers
 * its charge, to the cent, and if the order expects it; what was received can always be returned.
 */
export const canSettleDivergence = (resolution: ChargeResolution, { status, charge, others }: DivergentPayment) => {
  const isAccepted = resolution === 'ACCEPTED'
  return firstRefusal(
    [charge.state !== 'MISMATCHED', 'notDivergent'],
    [isAccepted && endsCharges(status), 'orderCancelled'],
    [isAccepted && others.some((other) => other.part === charge.part && isIn(other)), 'paidTwice'],
    [isAccepted && charge.paidCents < charge.amountCents, 'notEnough'],
  )
}

export const divergenceSentences = {
  notDivergent: 'Esta cobrança não tem valor divergente a resolver.',
  orderCancelled: 'O pedido foi cancelado: o valor precisa ser devolvido.',
  paidTwice: 'Esta parte do pedido já foi paga: o segundo pagamento precisa ser devolvido.',
  notEnough: 'O valor recebido não cobre a cobrança: ele precisa ser devolvido.',
} as const satisfies Record<RuleRefusal<typeof canSettleDivergence>, string>
