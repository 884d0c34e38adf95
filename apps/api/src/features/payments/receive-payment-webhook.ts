import type * as contract from '@girassol/contract/inbound'
import { z } from 'zod'
import type { SignedContext, SignedHandler } from '../../http/context.ts'
import { outsideSystemAway } from '../../http/refused.ts'
import type { EventReceipt } from '../inbound/receive-event.ts'
import { noteGatewayMessage } from './gateway-contact.ts'
import { type Hook, settleCharge } from './settle-charge.ts'

/** A hook of Pagar.me names an order, or a charge with its order; everything else is queried from the gateway. */
const hookSchema = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  data: z.object({ id: z.string().min(1).max(100), order: z.object({ id: z.string().min(1).max(100) }).optional() }),
})

const parseHook = (body: unknown, signature: string): Hook => {
  const { data: hook } = hookSchema.safeParse(body)
  if (hook === undefined) return { key: signature, type: 'ilegível', gatewayId: '' }
  const { id, type, data: about } = hook
  const gatewayId = about.order?.id ?? about.id
  // A number that the gateway used for another charge or event before must not hide this one.
  return { key: [id, type, gatewayId].join('/'), type, gatewayId }
}

const readCharge = async ({ ports }: Pick<SignedContext, 'ports'>, { gatewayId }: Hook) => {
  if (gatewayId === '') return null
  return ports.gateway.readCharge(gatewayId).catch((cause: unknown) => {
    // The gateway sends the hook again.
    throw outsideSystemAway('GATEWAY', cause)
  })
}

/** Handles a hook by the charge's current state at the gateway, whatever the hook said (C-107). */
export const settleHook = async (context: SignedContext, hook: Hook): Promise<EventReceipt> =>
  settleCharge(context, hook, await readCharge(context, hook))

/** A message of the gateway about a payment; 202 whatever the outcome, 503 if the gateway cannot be queried. */
export const receivePaymentWebhook: SignedHandler<typeof contract.receivePaymentWebhook> = async (
  context,
  { body, signature },
) => {
  await context.write((tx) => noteGatewayMessage(tx, context.now))
  return settleHook(context, parseHook(body, signature))
}
