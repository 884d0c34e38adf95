import { centsFrom } from '@girassol/domain/shared'
import { z } from 'zod'
import { cleanCep } from '../cep/cep.ts'
import { readAnswer } from '../http-json.ts'
import { SystemRefused } from '../system-away.ts'
import { connectFreightHub, type FreightHubAccount, type FreightHubCall } from './connect-freight-hub.ts'
import type { Carrier, FreightHub, FreightQuote, FreightQuoteAnswer, FreightRequest } from './freight.ts'
import { toCartBody, toPriceBody } from './http-freight-bodies.ts'
import { listTrackingEvents } from './http-freight-tracking.ts'

export type HttpFreightOptions = FreightHubAccount & {
  /** The CEP of each branch, by 'company,branch'; the other sender data is in the account at the hub. */
  origins: Record<string, string>
}

const money = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/)
const serviceSchema = z.object({
  id: z.number().int(),
  company: z.object({ id: z.number().int(), name: z.string() }),
  error: z.string().optional(),
  // Price and days for this account; both are missing for a service that does not deliver there.
  custom_price: money.optional(),
  custom_delivery_time: z.number().int().positive().optional(),
})
const carriersSchema = z.array(z.object({ id: z.number().int(), name: z.string() }))
const refusalSchema = z.object({ message: z.string().min(1) })
const orderSchema = z.object({ id: z.string().min(1), status: z.string() })

type Priced = { outcome: 'priced'; serviceId: number; quote: FreightQuote }
type Refusal = { outcome: 'refused'; reason: string }

/** Melhor Envio behind the port (C-107). Every order has a tag of ours, by which a repeated request finds it. */
export const httpFreight = ({ origins, ...account }: HttpFreightOptions): FreightHub => {
  const callHub = connectFreightHub(account)
  const price = (request: FreightRequest) => findPrice(callHub, request, origins[request.originBranch])
  return {
    async quote(request): Promise<FreightQuoteAnswer> {
      const priced = await price(request)
      return priced.outcome === 'priced' ? { outcome: 'quoted', quote: priced.quote } : priced
    },
    async sendCargo(cargo) {
      const priced = await price(cargo)
      if (priced.outcome === 'refused') return priced
      const body = toCartBody(cargo, { serviceId: priced.serviceId, originCep: origins[cargo.originBranch] ?? '' })
      const known = await findOrder(callHub, body.options.tags[0].tag)
      const order = known ?? (await insertOrder(callHub, body))
      if ('reason' in order) return order
      await release(callHub, order)
      return { outcome: 'accepted', fretefyCode: order.id, quote: priced.quote }
    },
    tracking: async (fretefyCode) => listTrackingEvents(callHub, fretefyCode),
    async carriers(): Promise<Carrier[]> {
      const answer = await callHub('GET', '/shipment/companies')
      return readAnswer(carriersSchema, answer).map(({ id, name }) => ({ code: String(id), name }))
    },
  }
}

/** The cheapest service that delivers there. */
const findPrice = async (
  callHub: FreightHubCall,
  request: FreightRequest,
  originCep = '',
): Promise<Priced | Refusal> => {
  if (cleanCep(request.destinationCep) === null) return refused('CEP de destino inválido.')
  if (request.volumes.length === 0) return refused('Carga sem volumes.')
  if (originCep === '') return refused('A filial não tem CEP de origem configurado.')
  const answer = await callHub('POST', '/shipment/calculate', toPriceBody(request, originCep))
  if (answer.status >= 400) return refused(readAnswer(refusalSchema, answer).message)
  const services = readAnswer(z.array(serviceSchema), answer)
  const [cheapest] = services.flatMap((service) => toPriced(service, request)).toSorted(byPrice)
  return (
    cheapest ?? refused(services.find(({ error }) => error)?.error ?? 'Nenhuma transportadora atende este destino.')
  )
}

const toPriced = (service: z.output<typeof serviceSchema>, { volumes }: FreightRequest): Priced[] => {
  const { custom_price: price, custom_delivery_time: days, company } = service
  if (service.error !== undefined || price === undefined || days === undefined) return []
  const cubageM3 = volumes.reduce((sum, { quantity, cubageM3: each }) => sum + quantity * each, 0)
  const quote = {
    valueCents: centsFrom(price),
    carrierCode: String(company.id),
    carrierName: company.name,
    deadlineDays: days,
    cubageM3: Math.round(cubageM3 * 10_000) / 10_000,
  }
  return [{ outcome: 'priced', serviceId: service.id, quote }]
}

const byPrice = (a: Priced, b: Priced): number => a.quote.valueCents - b.quote.valueCents

type HubOrder = z.output<typeof orderSchema>

const findOrder = async (callHub: FreightHubCall, tag: string): Promise<HubOrder | undefined> => {
  const answer = await callHub('GET', `/orders/search?${new URLSearchParams({ q: tag })}`)
  const tagged = orderSchema.extend({ tags: z.array(z.object({ tag: z.string() })).default([]) })
  // The search is by words, so it may return a longer number too; a cancelled order is no longer carried.
  return readAnswer(z.array(tagged), answer).find(
    (order) => order.status !== 'canceled' && order.tags.some((each) => each.tag === tag),
  )
}

const insertOrder = async (callHub: FreightHubCall, body: unknown): Promise<HubOrder | Refusal> => {
  const answer = await callHub('POST', '/cart', body)
  if (answer.status >= 400) return refused(readAnswer(refusalSchema, answer).message)
  return readAnswer(orderSchema, answer)
}

/** Pays for an order in the hub's cart and generates its label, continuing where an earlier try stopped. */
const release = async (callHub: FreightHubCall, { id, status }: HubOrder): Promise<void> => {
  const steps = status === 'pending' ? ['checkout', 'generate'] : status === 'released' ? ['generate'] : []
  for (const step of steps) {
    const answer = await callHub('POST', `/shipment/${step}`, { orders: [id] })
    if (answer.status >= 400) throw new SystemRefused(`the freight hub refused to ${step}: HTTP ${answer.status}`)
  }
}

const refused = (reason: string): Refusal => ({ outcome: 'refused', reason })
