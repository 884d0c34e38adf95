import { z } from 'zod'
import { readAnswer } from '../http-json.ts'
import type { FreightHubCall } from './connect-freight-hub.ts'
import type { TrackingCode, TrackingEvent } from './freight.ts'

// 'AAAA-MM-DD HH:MM:SS', in the time of São Paulo.
const instant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}-03:00`).toISOString())
  .nullish()

const trackedSchema = z.object({
  created_at: instant,
  posted_at: instant,
  delivered_at: instant,
  canceled_at: instant,
})

const milestones: readonly [keyof z.output<typeof trackedSchema>, TrackingCode, string][] = [
  ['created_at', 'CREATED', 'Carga criada'],
  ['posted_at', 'COLLECTED', 'Carga postada'],
  ['delivered_at', 'DELIVERED', 'Entregue'],
  ['canceled_at', 'CANCELLED', 'Carga cancelada'],
]

/** The hub returns when an order entered each of its states, by the order's id; it returns no place. */
export const listTrackingEvents = async (request: FreightHubCall, fretefyCode: string): Promise<TrackingEvent[]> => {
  if (fretefyCode === '') return []
  const answer = await request('POST', '/shipment/tracking', { orders: [fretefyCode] })
  const tracked = readAnswer(z.record(z.string(), trackedSchema), answer)[fretefyCode]
  if (tracked === undefined) return []
  return milestones.flatMap(([field, code, description]) => {
    const at = tracked[field]
    return at ? [{ code, description, at, city: '', state: '' }] : []
  })
}
