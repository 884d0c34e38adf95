import { freightEvent } from '@girassol/contract/shipping'
import { findCargoEventMeaning } from '@girassol/domain/freight'
import { toDay } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import type { Translation } from '../inbound/receive-event.ts'

const findOrderOfCargo = async (tx: Tx, fretefyCode: string): Promise<number | undefined> => {
  const row = await tx.selectFrom('orders').select('id').where('fretefy_code', '=', fretefyCode).executeTakeFirst()
  return row?.id
}

/** E17, E18: what the freight hub tells of a cargo, in our words; a carrier's day replaces the day of the portal. */
export const translateFreightEvent = async ({ tx }: { readonly tx: Tx }, payload: unknown): Promise<Translation> => {
  const parsed = freightEvent.safeParse(payload)
  if (!parsed.success) return { dead: 'A mensagem não tem o formato combinado.' }
  const { fretefyCode, event, date, estimatedDeliveryDate: promised } = parsed.data
  const orderId = await findOrderOfCargo(tx, fretefyCode)
  if (orderId === undefined) return { dead: `Nenhum pedido tem o código ${fretefyCode} no Fretefy.` }
  const meaning = findCargoEventMeaning(event)
  if (meaning === null) return { dead: `Evento desconhecido: ${event}.`, orderId }
  if ('noted' in meaning) return { orderId, noted: meaning.noted }
  const left = meaning.event === 'leftWithCarrier' ? { waybill_date: toDay(new Date(date).toISOString()) } : {}
  const day = promised === undefined ? {} : { actual_estimated_delivery_date: promised }
  return { orderId, event: meaning.event, set: { ...left, ...day } }
}

type FreightEvent = { readonly fretefyCode: string; readonly event: string; readonly date: string }

/** The same thing told by the hub and found by asking it is one thing. */
export const toFreightEventKey = ({ fretefyCode, event, date }: FreightEvent): string =>
  `${fretefyCode}/${event}/${new Date(date).toISOString()}`

/** How a message is kept, even one that says nothing: the signature is then its key. */
export const nameFreightEvent = (payload: unknown, signature: string) => {
  const { data } = freightEvent.safeParse(payload)
  return data ? { key: toFreightEventKey(data), event: data.event } : { key: signature, event: 'desconhecido' }
}
