import { describe, expect, it } from 'vitest'
import type { FreightRequest } from './freight.ts'
import { cargo, describeFreight, request } from './freight-suite.ts'
import { simulatedFreight } from './simulated-freight.ts'

const sentAt = '2026-03-02T12:00:00.000Z'

describeFreight('simulated', async () => simulatedFreight({ now: () => new Date(sentAt) }))

describe('simulatedFreight', () => {
  const hub = simulatedFreight({ now: () => new Date(sentAt) })
  const quoted = async (changes: Partial<FreightRequest>) => {
    const answer = await hub.quote({ ...request, ...changes })
    if (answer.outcome !== 'quoted') throw new Error(answer.outcome)
    return answer.quote
  }

  it('FRT-002 charges a light load by its cubage at 300 kg per cubic metre, plus 0.3 % of the invoice', async () => {
    const quote = await quoted({ volumes: [{ quantity: 2, weightKg: 10, cubageM3: 1 }], invoiceCents: 1_000_000 })
    expect(quote.valueCents).toBe(2 * 300 * 90 + 3_000)
  })

  it('FRT-002 charges a heavy load by its weight, and never less than the minimum', async () => {
    const heavy = await quoted({ volumes: [{ quantity: 1, weightKg: 1_000, cubageM3: 0.1 }], invoiceCents: 0 })
    expect(heavy.valueCents).toBe(90_000)
    const light = await quoted({ volumes: [{ quantity: 1, weightKg: 1, cubageM3: 0.001 }], invoiceCents: 0 })
    expect(light.valueCents).toBe(9_000)
  })

  it('FRT-002 costs and takes more, the further it goes', async () => {
    const [near, far] = [await quoted({ destinationCep: '01310100' }), await quoted({ destinationCep: '69036110' })]
    expect(far.valueCents).toBeGreaterThan(near.valueCents)
    expect(far.deadlineDays).toBeGreaterThan(near.deadlineDays)
  })

  it('C-107 moves a cargo to its destination in four days, also after a restart', async () => {
    const clock = { at: new Date(sentAt) }
    const sent = await hub.sendCargo({ ...cargo, orderNumber: 7 })
    const code = sent.outcome === 'accepted' ? sent.fretefyCode : ''
    const restarted = simulatedFreight({ now: () => clock.at })
    expect((await restarted.tracking(code)).map((event) => event.code)).toEqual(['CREATED'])
    clock.at = new Date('2026-03-04T12:00:00.000Z')
    expect((await restarted.tracking(code)).at(-1)).toMatchObject({ code: 'IN_TRANSIT', state: 'SP' })
    clock.at = new Date('2026-03-20T12:00:00.000Z')
    expect((await restarted.tracking(code)).at(-1)).toEqual({
      code: 'DELIVERED',
      description: 'Entregue',
      at: '2026-03-06T18:00:00.000Z',
      city: 'Recife',
      state: 'PE',
    })
  })

  it('FRT-005 refuses a cargo without volumes, and takes it once it has some', async () => {
    const other = { ...cargo, orderNumber: 8 }
    expect(await hub.sendCargo({ ...other, volumes: [] })).toMatchObject({ outcome: 'refused' })
    expect(await hub.sendCargo(other)).toMatchObject({ outcome: 'accepted' })
  })
})
