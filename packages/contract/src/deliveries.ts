import { deliveryStatusNames } from '@girassol/domain/deliveries'
import { checkStateNames } from '@girassol/domain/delivery-checks'
import { z } from 'zod'
import { editDeliveryBody, moveDeliveryBody, planDeliveryBody, splitDeliveryBody } from './deliveries/delivery-body.ts'
import { endpoint } from './http/endpoint.ts'
import { id } from './http/fields.ts'

const units = z.number().int()
const day = z.iso.date().nullable()

const delivery = z.object({
  id,
  /** From 1 for each order. */
  number: z.number().int(),
  status: z.enum(deliveryStatusNames),
  lines: z.array(z.object({ itemId: id, code: z.string(), name: z.string(), quantity: units })),
  carrier: z.string().nullable(),
  trackingCode: z.string().nullable(),
  trackingLink: z.string().nullable(),
  nf: z.string().nullable(),
  nfKey: z.string().nullable(),
  promisedOn: day,
  dispatchedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** The ERP or a carrier reports it, so nobody changes it by hand. */
  isGoverned: z.boolean(),
  /** It replaces units of a claim, so it counts neither for the order nor for its items (CLM-007). */
  claim: z.object({ id, protocol: z.string() }).nullable(),
  /** How far its check is; null before it has left (DEL-010, DEL-011). */
  check: z.enum(checkStateNames).nullable(),
  version: z.number().int(),
})
export type DeliveryView = z.infer<typeof delivery>

const progress = z.object({
  itemId: id,
  code: z.string(),
  name: z.string(),
  ordered: units,
  dispatched: units,
  delivered: units,
  /** Not dispatched yet. */
  open: units,
  /** In no delivery yet. */
  unplanned: units,
  /** The earliest promised day of a delivery that still brings some. */
  day,
})
export type ItemProgressView = z.infer<typeof progress>

const deliveries = z.object({
  deliveries: z.array(delivery),
  lines: z.array(progress),
  /** Deliveries that have arrived, of all but the cancelled ones. */
  done: z.number().int(),
  all: z.number().int(),
  /** Whether the caller may plan another delivery now. */
  mayPlan: z.boolean(),
})
export type DeliveriesView = z.infer<typeof deliveries>

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/invoice/:id/deliveries',
  requires: 'deliveries.read',
  summary: 'The deliveries of an order, and how far each of its items is (DEL-001, DEL-004).',
  params: z.object({ id }),
  response: deliveries,
})

export const planDelivery = endpoint({
  method: 'POST',
  path: '/invoice/:id/deliveries',
  requires: 'deliveries.manage',
  summary: 'Plan a delivery of units that are in no other one (DEL-001, DEL-006).',
  params: z.object({ id }),
  body: planDeliveryBody,
  response: deliveries,
  status: 201,
})

export const editDelivery = endpoint({
  method: 'PATCH',
  path: '/deliveries/:id',
  requires: 'deliveries.manage',
  summary: 'Correct a delivery that no other system reports; its units only while it is planned (DEL-006).',
  params: z.object({ id }),
  body: editDeliveryBody,
  response: deliveries,
})

export const splitDelivery = endpoint({
  method: 'POST',
  path: '/deliveries/:id/split',
  requires: 'deliveries.manage',
  summary: 'Move units of a planned delivery into one of their own (DEL-006).',
  params: z.object({ id }),
  body: splitDeliveryBody,
  response: deliveries,
})

export const moveDelivery = endpoint({
  method: 'POST',
  path: '/deliveries/:id/move',
  requires: 'deliveries.manage',
  summary: 'Report a step of a delivery, or cancel it; its order follows (DEL-002, DEL-003).',
  params: z.object({ id }),
  body: moveDeliveryBody,
  response: deliveries,
})
