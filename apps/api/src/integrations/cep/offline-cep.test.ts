import { describe, expect, it } from 'vitest'
import { findCity, listStates } from './brazil-places.ts'
import type { CepAnswer } from './cep.ts'
import { capitalCepRanges, stateCepRanges } from './cep-ranges.ts'
import { demoAddresses } from './demo-addresses.ts'
import { offlineAddress, withOfflineTable } from './offline-cep.ts'
import { simulatedCep } from './simulated-cep.ts'

const answering = (answer: CepAnswer) => withOfflineTable({ find: async () => answer })

describe('the offline table', () => {
  it('C-94 knows the first and the last CEP of every state', () => {
    const states = new Set(stateCepRanges.map(({ state }) => state))
    expect(states).toEqual(new Set(listStates().map(({ code }) => code)))
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

  it('C-107 C-34 the simulated lookup names a city of the interior there, one for all CEPs of five equal digits', async () => {
    const [here, besides] = await Promise.all(['14800-000', '14800999'].map((cep) => simulatedCep().find(cep)))
    expect(here).toEqual(besides)
    const { city, cityCode, state } = here?.outcome === 'found' ? here.value : {}
    expect(city).not.toBe('São Paulo')
    expect(findCity(cityCode ?? '')).toEqual({ city, state: 'SP' })
    expect(state).toBe('SP')
  })

  it('C-107 the simulated lookup names a city for the first and the last CEP of every state', async () => {
    for (const { first, last } of stateCepRanges) {
      for (const cep of [first, last]) {
        expect(await simulatedCep().find(cep)).toMatchObject({ value: { cityCode: expect.stringMatching(/^\d{7}$/) } })
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
