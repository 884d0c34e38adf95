import { id } from '@girassol/contract/http/fields'
import { z } from 'zod'
import { nameErpEvent } from '../../integrations/erp/erp-events.ts'
import type { Receiving, Translation } from '../inbound/receive-event.ts'
import { listDeliveries } from '../order-record/deliveries/delivery-queries.ts'
import { outsideAuthor } from '../order-record/mover.ts'
import { reportedSerials, storeReportedSerials } from '../order-record/serials/reported-serials.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

const serialsRegistered = 'serials.registered'

const serialsEvent = z.object({
  invoiceId: id,
  data: z.object({
    /** The number of their delivery in the order. */
    delivery: z.number().int().min(1).max(9999).optional(),
    serials: reportedSerials,
  }),
})

/** WAR-003: serial numbers that the ERP sends apart from a delivery. Null if the message is about something else. */
export const translateSerialsEvent = async (receiving: Receiving, payload: unknown): Promise<Translation | null> => {
  if (nameErpEvent(payload).event !== serialsRegistered) return null
  const parsed = serialsEvent.safeParse(payload)
  if (!parsed.success) return { dead: `Os dados do evento ${serialsRegistered} estão incompletos.` }
  const { invoiceId, data } = parsed.data
  const order = await lockUnscopedOrder(receiving.tx, invoiceId)
  if (order === null || order.status === 'CART') return { dead: `Pedido ${invoiceId} não encontrado.` }
  const deliveries = data.delivery === undefined ? [] : await listDeliveries(receiving.tx, order.id)
  const deliveryId = deliveries.find(({ number }) => number === data.delivery)?.id ?? null
  const mover = { ...receiving, author: outsideAuthor }
  await storeReportedSerials(mover, { order, deliveryId, serials: data.serials })
  return { orderId: order.id, noted: null }
}
