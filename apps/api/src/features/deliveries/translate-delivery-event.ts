import { id } from '@girassol/contract/http/fields'
import type { DeliveryStatus } from '@girassol/domain/deliveries'
import { z } from 'zod'
import { nameErpEvent } from '../../integrations/erp/erp-events.ts'
import type { Receiving, Translation } from '../inbound/receive-event.ts'
import { listDeliveries } from '../order-record/deliveries/delivery-queries.ts'
import { govern, reportStep } from '../order-record/deliveries/report-step.ts'
import { storeFacts } from '../order-record/deliveries/store-facts.ts'
import { outsideAuthor } from '../order-record/mover.ts'
import { storeReportedSerials } from '../order-record/serials/reported-serials.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'
import { type ReportedDelivery, reportedDelivery } from './reported-delivery.ts'
import { type Received, storePlan } from './store-plan.ts'

/** The step that each event reports; a planned delivery takes none, and one that moved names it. */
const stepsOfEvents: Readonly<Record<string, (data: ReportedDelivery) => DeliveryStatus | null>> = {
  'delivery.planned': () => null,
  'delivery.dispatched': () => 'DISPATCHED',
  'delivery.moved': ({ status = 'IN_TRANSIT' }) => status,
  'delivery.delivered': () => 'DELIVERED',
  'delivery.canceled': () => 'CANCELED',
}

const deliveryEvent = z.object({ invoiceId: id, event: z.string(), data: reportedDelivery })

/** The facts and serial numbers of a delivery that an event names, and that the ERP governs it from now on. */
const storeReported = async ({ mover, order, data }: Received): Promise<void> => {
  const { tx } = mover
  const delivery = (await listDeliveries(tx, order.id)).find((each) => each.number === data.number)
  if (delivery === undefined) return
  await storeFacts(mover, { order, delivery, facts: data })
  await govern(tx, delivery)
  if (data.serials === undefined) return
  await storeReportedSerials(mover, { order, deliveryId: delivery.id, serials: data.serials })
}

/** C-201: how far the clock of another system may be ahead, in minutes. */
const aheadMinutes = 10

const isAhead = ({ at }: ReportedDelivery, now: string): boolean =>
  at !== undefined && Date.parse(at) > Date.parse(now) + aheadMinutes * 60_000

const use = async (received: Received, event: string): Promise<Translation> => {
  const { mover, order, data } = received
  const plans = event === 'delivery.planned' || (event === 'delivery.dispatched' && data.lines !== undefined)
  const refusal = plans ? await storePlan(received) : null
  if (refusal !== null) return { dead: refusal, orderId: order.id }
  const to = stepsOfEvents[event]?.(data) ?? null
  const { number, at = mover.now } = data
  const result = to === null ? null : await reportStep(mover, order, { number, to, at })
  if (result !== null && 'dead' in result) return result
  await storeReported(received)
  return { orderId: order.id, noted: null }
}

/**
 * DEL-005: an event of the ERP about one delivery of an order. Units beyond what is in no other delivery, an unknown
 * delivery or product, and an instant of the future wait for an administrator. Null if the message is not about a
 * delivery.
 */
export const translateDeliveryEvent = async (receiving: Receiving, payload: unknown): Promise<Translation | null> => {
  const { event } = nameErpEvent(payload)
  if (!Object.hasOwn(stepsOfEvents, event)) return null
  const parsed = deliveryEvent.safeParse(payload)
  if (!parsed.success) return { dead: `Os dados do evento ${event} estão incompletos.` }
  const { invoiceId, data } = parsed.data
  if (isAhead(data, receiving.now)) return { dead: 'O momento do evento está no futuro.', orderId: invoiceId }
  const order = await lockUnscopedOrder(receiving.tx, invoiceId)
  if (order === null || order.status === 'CART') return { dead: `Pedido ${invoiceId} não encontrado.` }
  return use({ mover: { ...receiving, author: outsideAuthor }, order, data }, event)
}
