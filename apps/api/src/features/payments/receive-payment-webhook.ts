import type * as contract from '@girassol/contract/inbound'
import { z } from 'zod'
import type { SignedContext, SignedHandler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { type EventReceipt, receiveEvent } from '../inbound/receive-event.ts'
import { type PaymentMessage, translatePayment } from './translate-payment.ts'

/** A hook of Pagar.me names an order, or a charge with its order; everything else is queried from the gateway. */
const hookSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  data: z.object({ id: z.string().min(1).max(100), order: z.object({ id: z.string().min(1).max(100) }).optional() }),
})

type Hook = { readonly key: string; readonly type: string; readonly gatewayId: string }

const parseHook = (body: unknown, signature: string): Hook => {
  const { data } = hookSchema.safeParse(body)
  if (data === undefined) return { key: signature, type: 'ilegível', gatewayId: '' }
  return { key: data.id, type: data.type, gatewayId: data.data.order?.id ?? data.data.id }
}

const readCharge = async ({ ports }: Pick<SignedContext, 'ports'>, { gatewayId }: Hook) => {
  if (gatewayId === '') return null
  return ports.gateway.readCharge(gatewayId).catch((cause: unknown) => {
    // The gateway sends the hook again.
    throw new Refused('O gateway não respondeu.', { status: 503, reason: 'gatewayUnavailable', cause })
  })
}

/**
 * Handles a hook by the charge's current state at the gateway, whatever the hook said (C-107). A repeated hook has no
 * effect, and one about an unpaid charge is not stored.
 */
export const settleHook = async (context: SignedContext, hook: Hook): Promise<EventReceipt> => {
  const { now, write } = context
  const charge = await readCharge(context, hook)
  if (charge?.state === 'OPEN') return { outcome: 'noted', reason: null }
  const payload: PaymentMessage = { gatewayId: hook.gatewayId, charge, readAt: now }
  const message = { source: 'payments', key: hook.key, event: hook.type, payload } as const
  return write((tx, outbox) => receiveEvent({ tx, now, outbox }, message, translatePayment))
}

/** A message of the gateway about a payment; 202 whatever the outcome, 503 if the gateway cannot be queried. */
export const receivePaymentWebhook: SignedHandler<typeof contract.receivePaymentWebhook> = (
  context,
  { body, signature },
) => settleHook(context, parseHook(body, signature))
