import { freightEvent } from '@girassol/contract/shipping'
import { findCargoEventMeaning } from '@girassol/domain/freight'
import { toDay } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import type { Translation } from '../inbound/receive-event.ts'

const findOrderOfCargo = async (tx: Tx, fretefyCode: string): Promise<number | undefined> => {
  const row = await tx.selectFrom('orders').select('id').where('fretefy_code', '=', fretefyCode).executeTakeFirst()
  return row?.id
}

/** E17, E18: translates an event of the freight hub about a cargo; the carrier's delivery day replaces the portal's. */
export const translateFreightEvent = async ({ tx }: { readonly tx: Tx }, payload: unknown): Promise<Translation> => {
  const parsed = freightEvent.safeParse(payload)
  if (!parsed.success) return { dead: 'A mensagem não tem o formato combinado.' }
  const { fretefyCode, event, date, estimatedDeliveryDate: promised } = parsed.data
  const meaning = findCargoEventMeaning(event)
  const loss = meaning !== null && 'lost' in meaning ? { lossTo: 'LOGISTICS' as const } : {}
  const orderId = await findOrderOfCargo(tx, fretefyCode)
  if (orderId === undefined) return { dead: `Nenhum pedido tem o código ${fretefyCode} no Fretefy.`, ...loss }
  if (meaning === null) return { dead: `Evento desconhecido: ${event}.`, orderId }
  if ('noted' in meaning) return { orderId, noted: meaning.noted }
  if ('lost' in meaning) {
    return { dead: `${meaning.lost}. Confira a entrega com a transportadora.`, orderId, noted: meaning.lost, ...loss }
  }
  const left = meaning.event === 'leftWithCarrier' ? { waybill_date: toDay(new Date(date).toISOString()) } : {}
  const day = promised === undefined ? {} : { actual_estimated_delivery_date: promised }
  return { orderId, event: meaning.event, set: { ...left, ...day } }
}

type FreightEvent = { readonly fretefyCode: string; readonly event: string; readonly date: string }

/** The key is the same for an event that the hub sent and one that was found by a query. */
export const toFreightEventKey = ({ fretefyCode, event, date }: FreightEvent): string =>
  `${fretefyCode}/${event}/${new Date(date).toISOString()}`

/** The key of a stored message; a message that cannot be read has its signature as the key. */
export const nameFreightEvent = (payload: unknown, signature: string) => {
  const { data } = freightEvent.safeParse(payload)
  return data ? { key: toFreightEventKey(data), event: data.event } : { key: signature, event: 'desconhecido' }
}
