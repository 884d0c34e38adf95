import { z } from 'zod'
import { endpoint } from './http/endpoint.ts'
import { hiddenReais, id, requiredText } from './http/fields.ts'
import { inboundReceipt } from './inbound.ts'

export const calculateCarrierFreight = endpoint({
  method: 'PATCH',
  path: '/invoice/:id/calc-freight-fretefy-value',
  requires: 'orders.validate',
  summary: 'Asks the freight hub what the delivery of a validated order costs, and keeps it.',
  params: z.object({ id }),
  /** Null for users who may not see them (FRT-002), and for an order that is picked up. */
  response: z.object({
    fretefyFreightValue: hiddenReais,
    carrier: z.string().nullable(),
    totalCubage: z.number().nullable(),
  }),
  // A selection of 100 orders within a minute (USE-025).
  callsPerMinute: 120,
})

export const sendToCarrier = endpoint({
  method: 'POST',
  path: '/invoice/:id/send-fretefy',
  requires: 'freight.send',
  summary: 'Hands an order over to the freight hub, once.',
  params: z.object({ id }),
  response: z.object({ fretefyCode: z.string() }),
  // A selection of 100 orders within a minute (USE-025).
  callsPerMinute: 120,
})

export const freightEvent = z.object({
  fretefyCode: requiredText(100),
  event: requiredText(60),
  /** When it happened. */
  date: z.iso.datetime({ offset: true }),
  /** The delivery of the order, if it leaves in several (DEL-005). */
  delivery: z.number().int().min(1).max(9999).optional(),
  /** The day that the carrier now promises. */
  estimatedDeliveryDate: z.iso.date().optional(),
})

export const receiveFreightEvent = endpoint({
  method: 'POST',
  path: '/integrations/fretefy/webhook',
  requires: 'signature',
  summary: 'The freight hub tells what happened to a cargo; signed as the events of the ERP are.',
  body: freightEvent,
  response: inboundReceipt,
  status: 202,
})
