import { freightEvent } from '@girassol/contract/shipping'
import { findStepOfEvent } from '@girassol/domain/deliveries'
import { findCargoEventMeaning } from '@girassol/domain/freight'
import type { OutsideEvent } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { z } from 'zod'
import type { Tx } from '../../http/context.ts'
import type { Receiving, Translation } from '../inbound/receive-event.ts'
import { listDeliveries } from '../order-record/deliveries/delivery-queries.ts'
import { reportStep } from '../order-record/deliveries/report-step.ts'
import { storeFacts } from '../order-record/deliveries/store-facts.ts'
import { outsideAuthor } from '../order-record/mover.ts'
import { lockUnscopedOrder } from '../order-record/unscoped-order.ts'

const findOrderOfCargo = async (tx: Tx, fretefyCode: string): Promise<number | undefined> => {
  const row = await tx.selectFrom('orders').select('id').where('fretefy_code', '=', fretefyCode).executeTakeFirst()
  return row?.id
}

type CargoStep = {
  readonly delivery: number
  readonly event: OutsideEvent
  readonly date: string
  readonly promised: string | undefined
}

/** The step that the carrier reports of one delivery of an order, and the day that it promises for it. */
const reportDelivery = async (
  receiving: Receiving,
  orderId: number,
  { delivery: number, event, date, promised }: CargoStep,
): Promise<Translation> => {
  const to = findStepOfEvent(event)
  const order = await lockUnscopedOrder(receiving.tx, orderId)
  if (order === null || to === null) return { orderId, noted: null }
  const mover = { ...receiving, author: outsideAuthor }
  const reported = await reportStep(mover, order, { number, to, at: new Date(date).toISOString() })
  const delivery = (await listDeliveries(receiving.tx, orderId)).find((each) => each.number === number)
  if (promised !== undefined && delivery !== undefined)
    await storeFacts(mover, { order, delivery, facts: { promisedOn: promised } })
  return reported
}

/**
 * E17, E18: translates an event of the freight hub about a cargo; the carrier's delivery day replaces the portal's. An
 * event that names a delivery is about that one alone (DEL-005).
 */
export const translateFreightEvent = async (receiving: Receiving, payload: unknown): Promise<Translation> => {
  const parsed = freightEvent.safeParse(payload)
  if (!parsed.success) return { dead: 'A mensagem não tem o formato combinado.' }
  const { fretefyCode, event, date, estimatedDeliveryDate: promised, delivery } = parsed.data
  const meaning = findCargoEventMeaning(event)
  const loss = meaning !== null && 'lost' in meaning ? { lossTo: 'LOGISTICS' as const } : {}
  const orderId = await findOrderOfCargo(receiving.tx, fretefyCode)
  if (orderId === undefined) return { dead: `Nenhum pedido tem o código ${fretefyCode} no Fretefy.`, ...loss }
  if (meaning === null) return { dead: `Evento desconhecido: ${event}.`, orderId }
  if ('noted' in meaning) return { orderId, noted: meaning.noted }
  if ('lost' in meaning) {
    return { dead: `${meaning.lost}. Confira a entrega com a transportadora.`, orderId, noted: meaning.lost, ...loss }
  }
  if (delivery !== undefined) {
    return reportDelivery(receiving, orderId, { delivery, event: meaning.event, date, promised })
  }
  const left = meaning.event === 'leftWithCarrier' ? { waybill_date: toDay(new Date(date).toISOString()) } : {}
  const day = promised === undefined ? {} : { actual_estimated_delivery_date: promised }
  return { orderId, event: meaning.event, set: { ...left, ...day } }
}

type FreightEvent = Pick<z.output<typeof freightEvent>, 'fretefyCode' | 'event' | 'date' | 'delivery'>

/** The key is the same for an event that the hub sent and one that was found by a query. */
export const toFreightEventKey = ({ fretefyCode, event, date, delivery }: FreightEvent): string =>
  [fretefyCode, event, new Date(date).toISOString(), ...(delivery === undefined ? [] : [delivery])].join('/')

/** The key of a stored message; a message that cannot be read has its signature as the key. */
export const nameFreightEvent = (payload: unknown, signature: string) => {
  const { data } = freightEvent.safeParse(payload)
  return data ? { key: toFreightEventKey(data), event: data.event } : { key: signature, event: 'desconhecido' }
}
