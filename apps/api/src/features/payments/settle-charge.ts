import type { SignedContext } from '../../http/context.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import type { GatewayCharge } from '../../integrations/gateway/gateway.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { type EventReceipt, receiveEvent } from '../inbound/receive-event.ts'
import { type PaymentMessage, translatePayment } from './translate-payment.ts'

/** What the message was about, and its key: the same key has only one effect. */
export type Hook = { readonly key: string; readonly type: string; readonly gatewayId: string }

/**
 * Applies the gateway's own state of a charge to its order (C-107). A state that was applied before has no effect, and
 * one of an unpaid charge is not stored. The network is not used here.
 */
export const settleCharge = async (
  { now, write }: Pick<SignedContext, 'now' | 'write'>,
  hook: Hook,
  charge: GatewayCharge | null,
): Promise<EventReceipt> => {
  if (charge?.state === 'OPEN') return { outcome: 'noted', reason: null }
  const payload: PaymentMessage = { gatewayId: hook.gatewayId, charge, readAt: now }
  const message = { source: 'payments', key: hook.key, event: hook.type, payload } as const
  return write((tx, outbox) => receiveEvent({ tx, now, outbox }, message, translatePayment))
}

/** One key for each state of a charge, so that reading it again stores nothing. */
const toReadingKey = (gatewayId: string, charge: GatewayCharge | null): string =>
  charge === null ? `read-${gatewayId}-unknown` : `read-${gatewayId}-${charge.state}-${charge.paidCents}`

/** Applies a state that the portal itself read from the gateway, as if the gateway had reported it (REL-012). */
export const settleReading = async (
  { connection, clock, boss }: Dependencies,
  gatewayId: string,
  charge: GatewayCharge | null,
): Promise<void> => {
  const write: SignedContext['write'] = (work) =>
    connection.db.transaction().execute((tx) => work(tx, createOutbox(boss, tx)))
  const hook = { key: toReadingKey(gatewayId, charge), type: 'charge.read', gatewayId }
  await settleCharge({ now: clock(), write }, hook, charge)
}
