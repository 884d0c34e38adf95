import type * as contract from '@girassol/contract/inbound'
import { z } from 'zod'
import type { SignedContext, SignedHandler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { type EventReceipt, receiveEvent } from '../inbound/receive-event.ts'
import { type PaymentMessage, translatePayment } from './translate-payment.ts'

/** A hook of Pagar.me tells an order, or a charge with its order; all else of it is asked for again. */
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
    // The gateway sends it again.
    throw new Refused('O gateway não respondeu.', { status: 503, reason: 'gatewayUnavailable', cause })
  })
}

/**
 * Judges a hook by what the gateway says of its charge now, whatever the hook said (C-107). The same hook again has no
 * effect, and one about a charge that nobody has paid is not kept.
 */
export const settleHook = async (context: SignedContext, hook: Hook): Promise<EventReceipt> => {
  const { now, write } = context
  const charge = await readCharge(context, hook)
  if (charge?.state === 'OPEN') return { outcome: 'noted', reason: null }
  const payload: PaymentMessage = { gatewayId: hook.gatewayId, charge, readAt: now }
  const message = { source: 'payments', key: hook.key, event: hook.type, payload } as const
  return write((tx, outbox) => receiveEvent({ tx, now, outbox }, message, translatePayment))
}

/** A message of the gateway about a payment; 202 whatever becomes of it, 503 while the gateway cannot be asked back. */
export const receivePaymentWebhook: SignedHandler<typeof contract.receivePaymentWebhook> = (
  context,
  { body, signature },
) => settleHook(context, parseHook(body, signature))
