import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Misbehaviour, misbehaviours } from '../fake-http-server.ts'
import { type FakeFreightHub, startFakeFreightHub } from './fake-freight-hub.ts'
import type { FreightHub } from './freight.ts'
import { cargo, describeFreight, request } from './freight-suite.ts'
import { httpFreight } from './http-freight.ts'

const closings: (() => Promise<void>)[] = []
afterAll(() => Promise.all(closings.map((close) => close())))

const agent = 'Girassol (suporte@girassol.example)'

const startHub = async () => {
  const fake = await startFakeFreightHub()
  closings.push(fake.close)
  const options = { url: fake.url, token: fake.token, agent, origins: { '01,0101': '13083970' }, timeoutMs: 800 }
  return { fake, hub: httpFreight(options), options }
}

describeFreight('Melhor Envio', async () => (await startHub()).hub)

describe('httpFreight', () => {
  let fake: FakeFreightHub
  let hub: FreightHub
  beforeAll(async () => {
    ;({ fake, hub } = await startHub())
  })
  const findOrders = (number: number) => fake.orders.filter(({ tags }) => tags[0]?.tag === `PEDIDO-${number}`)

  it('FRT-002 takes the cheapest service that goes there, at the price and in the days of the account', async () => {
    expect(await hub.quote(request)).toEqual({
      outcome: 'quoted',
      quote: { valueCents: 91_207, carrierCode: '9', carrierName: 'Buslog', deadlineDays: 12, cubageM3: 0.929 },
    })
  })

  it.each([
    ['no service goes there', { destinationCep: '69036110' }, /ultrapassam o limite/],
    ['the hub does not know the CEP', { destinationCep: '00000000' }, /invalid|inválido/],
    ['the branch has no origin', { originBranch: '02,0101' }, /CEP de origem/],
  ])('FRT-007 says why when %s', async (_what, changes, reason) => {
    const answer = await hub.quote({ ...request, ...changes })
    expect(answer).toEqual({ outcome: 'refused', reason: expect.stringMatching(reason) })
    expect(await hub.sendCargo({ ...cargo, orderNumber: 66, ...changes })).toEqual(answer)
    expect(findOrders(66)).toEqual([])
  })

  it.each(misbehaviours)('FRT-007 every call rejects when it %s', async (how: Misbehaviour) => {
    fake.failNext('/shipment/calculate', how)
    await expect(hub.quote(request)).rejects.toThrow()
    fake.failNext('/cart', how)
    await expect(hub.sendCargo({ ...cargo, orderNumber: 77 })).rejects.toThrow()
    expect(findOrders(77)).toEqual([])
    fake.failNext('/tracking', how)
    await expect(hub.tracking('9a1f-1')).rejects.toThrow()
  })

  it('FRT-003 finds the cargo whose answer was lost, and goes on where it stopped', async () => {
    fake.failNext('/cart', 'losesAnswer')
    await expect(hub.sendCargo({ ...cargo, orderNumber: 88 })).rejects.toThrow()
    fake.failNext('/generate', 'hangsUp')
    await expect(hub.sendCargo({ ...cargo, orderNumber: 88 })).rejects.toThrow()
    expect(findOrders(88)).toMatchObject([{ status: 'released' }])
    const sent = await hub.sendCargo({ ...cargo, orderNumber: 88 })
    expect(findOrders(88)).toMatchObject([{ status: 'generated', id: sent.outcome === 'accepted' && sent.fretefyCode }])
    expect(await hub.sendCargo({ ...cargo, orderNumber: 8 })).not.toEqual(sent)
  })

  it('FRT-003 sends who receives the goods, what they are and their NF-e', async () => {
    const nfeKey = '33150308370779000149550010001100931002410775'
    await hub.sendCargo({ ...cargo, orderNumber: 99, nfeKey })
    expect(findOrders(99)[0]?.body).toMatchObject({
      service: 22,
      from: { postal_code: '13083970' },
      to: { postal_code: '50030230', company_document: '11222333000181', city: 'Recife', state_abbr: 'PE' },
      products: [
        { width: 45, height: 45, length: 45, weight: 24.7, quantity: 10 },
        { width: 35, weight: 12, quantity: 1 },
      ],
      options: { insurance_value: 4149, non_commercial: false, invoice: { key: nfeKey } },
    })
    await hub.sendCargo({ ...cargo, orderNumber: 100, recipient: { ...cargo.recipient, document: '52998224725' } })
    expect(findOrders(100)[0]?.body).toMatchObject({
      to: { document: '52998224725' },
      options: { non_commercial: true },
    })
  })

  it('FRT-003 follows a cargo in UTC', async () => {
    const sent = await hub.sendCargo({ ...cargo, orderNumber: 111 })
    const events = await hub.tracking(sent.outcome === 'accepted' ? sent.fretefyCode : '')
    expect(events.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'CREATED 2026-03-02T12:00:00.000Z',
      'COLLECTED 2026-03-03T11:30:00.000Z',
    ])
  })

  it('C-107 a wrong token is an outage, not a refusal', async () => {
    const { options } = await startHub()
    const stranger = httpFreight({ ...options, token: 'wrong' })
    await expect(stranger.quote(request)).rejects.toThrow(/401/)
    await expect(stranger.sendCargo(cargo)).rejects.toThrow(/401/)
  })
})
