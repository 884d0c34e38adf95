import { beforeAll, describe, expect, it } from 'vitest'
import type { FreightCargo, FreightHub, FreightRequest } from './freight.ts'

/** For tests: ten modules to Recife. */
export const request: FreightRequest = {
  originBranch: '01,0101',
  destinationCep: '50030-230',
  destinationCityCode: '2611606',
  invoiceCents: 414_900,
  volumes: [
    { quantity: 10, weightKg: 24.7, cubageM3: 0.0889 },
    { quantity: 1, weightKg: 12, cubageM3: 0.04 },
  ],
}

/** For tests: those modules as order 1024. */
export const cargo: FreightCargo = {
  ...request,
  orderNumber: 1024,
  nfeKey: null,
  recipient: {
    name: 'Padaria Central Ltda',
    document: '11222333000181',
    phone: '8132345678',
    street: 'Rua da Aurora',
    number: '10',
    complement: '',
    neighborhood: 'Boa Vista',
    city: 'Recife',
    state: 'PE',
  },
}

/** What every adapter of the port must do, simulated or real. */
export const describeFreight = (adapter: string, makeAdapter: () => Promise<FreightHub>): void => {
  describe(`FreightHub, ${adapter}`, () => {
    let hub: FreightHub
    beforeAll(async () => {
      hub = await makeAdapter()
    })

    describeQuotes(() => hub)
    describeCargoes(() => hub)
  })
}

const describeQuotes = (hub: () => FreightHub): void => {
  it('FRT-002 C-107 quotes a value, a carrier of its list, a term and the whole cubage', async () => {
    const answer = await hub().quote(request)
    if (answer.outcome !== 'quoted') throw new Error(`expected a quote, got ${answer.outcome}`)
    expect(Number.isInteger(answer.quote.valueCents) && answer.quote.valueCents > 0).toBe(true)
    expect(Number.isInteger(answer.quote.deadlineDays) && answer.quote.deadlineDays > 0).toBe(true)
    expect(answer.quote.cubageM3).toBeCloseTo(0.929, 4)
    const { carrierCode: code, carrierName: name } = answer.quote
    expect(await hub().carriers()).toContainEqual({ code, name })
  })
  it.each([{ destinationCep: '' }, { volumes: [] }])('C-107 refuses to quote %j, in words', async (missing) => {
    const answer = await hub().quote({ ...request, ...missing })
    expect(answer).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/\w{3}/) })
  })
}

const describeCargoes = (hub: () => FreightHub): void => {
  it('FRT-003 C-107 takes an order over once, however often it is sent', async () => {
    const first = await hub().sendCargo(cargo)
    expect(first).toMatchObject({ outcome: 'accepted', fretefyCode: expect.stringMatching(/\w/) })
    expect(await hub().sendCargo(cargo)).toEqual(first)
    expect(await hub().sendCargo({ ...cargo, orderNumber: 1025 })).not.toEqual(first)
  })
  it('C-107 follows a cargo from its creation', async () => {
    const sent = await hub().sendCargo(cargo)
    const [first] = await hub().tracking(sent.outcome === 'accepted' ? sent.fretefyCode : '')
    expect(first).toMatchObject({ code: 'CREATED', at: expect.stringMatching(/Z$/) })
  })
  it.each(['', 'unknown', 'SIM-1-0000000-abc'])('C-107 has no events for the code %j', async (code) => {
    expect(await hub().tracking(code)).toEqual([])
  })
}
