import { findCity } from '../cep/brazil-places.ts'
import { cleanCep } from '../cep/cep.ts'
import { pickFrom } from '../seed-from.ts'
import type {
  CargoAnswer,
  Carrier,
  FreightCargo,
  FreightHub,
  FreightQuoteAnswer,
  FreightRequest,
  TrackingCode,
  TrackingEvent,
} from './freight.ts'

const carriers: readonly Carrier[] = [
  { code: 'T001', name: 'TRANSPORTES IPE' },
  { code: 'T002', name: 'RODOVIARIO JATOBA' },
  { code: 'T003', name: 'CARGAS AROEIRA' },
]

/** Road cubage: a cubic metre counts as at least 300 kg. */
const kgPerM3 = 300
const minimumCents = 9_000
const centsPerKgByBand = [45, 60, 75, 90, 120]
const daysByBand = [3, 4, 5, 8, 12]
/** The first digit of a CEP is a region; the bands grow with the distance from São Paulo. */
const bandByCepRegion = [0, 0, 1, 2, 3, 3, 4, 2, 1, 2]

const origin = { city: 'São Paulo', state: 'SP' }
const msPerHour = 3_600_000
const journey: readonly { code: TrackingCode; description: string; afterHours: number; arrived: boolean }[] = [
  { code: 'CREATED', description: 'Carga criada', afterHours: 0, arrived: false },
  { code: 'COLLECTED', description: 'Carga coletada', afterHours: 6, arrived: false },
  { code: 'IN_TRANSIT', description: 'Em trânsito', afterHours: 24, arrived: false },
  { code: 'AT_DESTINATION_BRANCH', description: 'Na filial de destino', afterHours: 72, arrived: true },
  { code: 'OUT_FOR_DELIVERY', description: 'Saiu para entrega', afterHours: 96, arrived: true },
  { code: 'DELIVERED', description: 'Entregue', afterHours: 102, arrived: true },
]

/**
 * A freight hub in memory: the same request gets the same price; a cargo travels for four days after it is sent
 * (C-107).
 */
export const simulatedFreight = ({ now }: { now: () => Date }): FreightHub => {
  const cargoByOrder = new Map<number, CargoAnswer>()
  return {
    quote: async (request) => computeQuote(request),
    async sendCargo(cargo) {
      const known = cargoByOrder.get(cargo.orderNumber)
      if (known) return known
      const answer = acceptCargo(cargo, now())
      if (answer.outcome === 'accepted') cargoByOrder.set(cargo.orderNumber, answer)
      return answer
    },
    tracking: async (fretefyCode) => eventsUntil(fretefyCode, now()),
    carriers: async () => [...carriers],
  }
}

const computeQuote = (request: FreightRequest): FreightQuoteAnswer => {
  const region = Number(cleanCep(request.destinationCep)?.at(0) ?? Number.NaN)
  const band = bandByCepRegion[region]
  if (band === undefined) return { outcome: 'refused', reason: 'CEP de destino inválido.' }
  if (request.volumes.length === 0) return { outcome: 'refused', reason: 'Carga sem volumes.' }
  const weightKg = sumVolumes(request, ({ weightKg, quantity }) => weightKg * quantity)
  const cubageM3 = sumVolumes(request, ({ cubageM3, quantity }) => cubageM3 * quantity)
  const byWeight = Math.max(weightKg, cubageM3 * kgPerM3) * pickFrom(centsPerKgByBand, band)
  const byValue = request.invoiceCents * 0.003
  const carrier = pickFrom(carriers, region)
  return {
    outcome: 'quoted',
    quote: {
      valueCents: Math.max(minimumCents, Math.round(byWeight + byValue)),
      carrierCode: carrier.code,
      carrierName: carrier.name,
      deadlineDays: pickFrom(daysByBand, band),
      cubageM3: Math.round(cubageM3 * 10_000) / 10_000,
    },
  }
}

const sumVolumes = (
  { volumes }: FreightRequest,
  measure: (volume: FreightRequest['volumes'][number]) => number,
): number => volumes.reduce((sum, volume) => sum + measure(volume), 0)

const acceptCargo = (cargo: FreightCargo, sentAt: Date): CargoAnswer => {
  const quoted = computeQuote(cargo)
  if (quoted.outcome === 'refused') return quoted
  // The code contains destination and start, so that tracking survives a restart of the process.
  const fretefyCode = `SIM-${cargo.orderNumber}-${cargo.destinationCityCode}-${sentAt.getTime().toString(36)}`
  return { outcome: 'accepted', fretefyCode, quote: quoted.quote }
}

const eventsUntil = (fretefyCode: string, now: Date): TrackingEvent[] => {
  const [, cityCode = '', sent = ''] = /^SIM-\d+-(\d{7})-([0-9a-z]+)$/.exec(fretefyCode) ?? []
  const destination = findCity(cityCode)
  if (destination === null) return []
  const sentAt = Number.parseInt(sent, 36)
  return journey.flatMap(({ code, description, afterHours, arrived }) => {
    const at = sentAt + afterHours * msPerHour
    if (at > now.getTime()) return []
    return [{ code, description, at: new Date(at).toISOString(), ...(arrived ? destination : origin) }]
  })
}
