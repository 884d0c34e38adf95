import { describe, expect, it } from 'vitest'
import { listBrazilStates } from './brazil-places.ts'
import type { CepAnswer } from './cep.ts'
import { capitalCepRanges, stateCepRanges } from './cep-ranges.ts'
import { demoAddresses } from './demo-addresses.ts'
import { offlineAddress, withOfflineTable } from './offline-cep.ts'
import { simulatedCep } from './simulated-cep.ts'

const answering = (answer: CepAnswer) => withOfflineTable({ find: async () => answer })

describe('the offline table', () => {
  it('C-94 knows the first and the last CEP of every state', () => {
    const states = new Set(stateCepRanges.map(({ state }) => state))
    expect(states).toEqual(new Set(listBrazilStates().map(({ code }) => code)))
    for (const { state, first, last } of stateCepRanges) {
      expect(offlineAddress(first)).toMatchObject({ state })
      expect(offlineAddress(last)).toMatchObject({ state })
    }
  })

  it('C-94 puts no CEP in two states, and says nothing of those in none', () => {
    const inOrder = stateCepRanges.toSorted((a, b) => a.first.localeCompare(b.first))
    for (const [index, { first }] of inOrder.entries()) {
      expect(first > (inOrder[index - 1]?.last ?? '')).toBe(true)
    }
    expect(['00999999', '78900000'].map(offlineAddress)).toEqual([null, null])
  })

  it('C-94 names the 27 capitals with their IBGE codes, inside their own state', () => {
    expect(new Set(capitalCepRanges.map(({ city }) => city)).size).toBe(27)
    for (const { state, city, first } of capitalCepRanges) {
      expect(offlineAddress(first)).toMatchObject({ state, city, cityCode: expect.stringMatching(/^\d{7}$/) })
    }
  })

  it('C-94 gives every demo address its city code and the state of its range', () => {
    for (const { cep, street, city } of demoAddresses) {
      const range = stateCepRanges.find(({ first, last }) => first <= cep && cep <= last)
      expect(offlineAddress(cep)).toMatchObject({
        street,
        city,
        state: range?.state,
        cityCode: expect.stringMatching(/^\d{7}$/),
      })
    }
  })

  it('C-94 does not guess a city outside the ranges of the capitals', () => {
    const stateAlone = { street: '', neighborhood: '', city: '', cityCode: '', state: 'SP' }
    expect(offlineAddress('14800000')).toEqual(stateAlone)
  })

  it('USE-032 C-107 the simulated lookup returns the state alone for a CEP of the interior that it does not know', async () => {
    const value = { street: '', neighborhood: '', city: '', cityCode: '', state: 'SP' }
    expect(await simulatedCep().find('14800-000')).toEqual({ outcome: 'found', value })
  })

  // The first CEPs of cities next to capitals, and of towns with a known CEP of their own.
  it.each([
    ['29100001', 'Vila Velha'],
    ['59140001', 'Parnamirim'],
    ['61600001', 'Caucaia'],
    ['65110000', 'São José de Ribamar'],
    ['67000001', 'Ananindeua'],
    ['78110001', 'Várzea Grande'],
    ['92010000', 'Canoas'],
    ['83005000', 'São José dos Pinhais'],
    ['72800000', 'Luziânia'],
    ['13825000', 'Holambra'],
    ['06000001', 'Osasco'],
    ['07000001', 'Guarulhos'],
    ['32000001', 'Contagem'],
    ['24000001', 'Niterói'],
  ])('USE-032 %s is in %s: the simulated lookup names it or no city, never another', async (cep, city) => {
    const answer = await simulatedCep().find(cep)
    expect(['', city]).toContain(answer.outcome === 'found' ? answer.value.city : 'not found')
  })

  it('USE-032 the simulated lookup knows the state of the first and the last CEP of every range', async () => {
    for (const { state, first, last } of stateCepRanges) {
      for (const cep of [first, last]) {
        expect(await simulatedCep().find(cep)).toMatchObject({ outcome: 'found', value: { state } })
      }
    }
  })
})

describe('withOfflineTable', () => {
  it('C-94 answers from the table when no provider can', async () => {
    const answer = await answering({ outcome: 'unavailable' }).find('01310-100')
    expect(answer).toMatchObject({ outcome: 'found', value: { street: 'Avenida Paulista', state: 'SP' } })
  })

  it('C-94 stays unavailable where the table is silent too', async () => {
    expect(await answering({ outcome: 'unavailable' }).find('00000-000')).toEqual({ outcome: 'unavailable' })
  })

  it('C-94 leaves what a provider said as it is', async () => {
    expect(await answering({ outcome: 'notFound' }).find('01310-100')).toEqual({ outcome: 'notFound' })
  })
})
