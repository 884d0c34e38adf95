import { describe, expect, it } from 'vitest'
import { findCity, findCityCode, listBrazilStates, listCitiesOfState } from './brazil-places.ts'

const inPortugueseOrder = <Place extends { name: string }>(places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))

describe('brazil places', () => {
  it('CUS-039 lists the 27 states in alphabetical order', () => {
    const states = listBrazilStates()
    expect(states).toHaveLength(27)
    expect(states[0]).toEqual({ code: 'AC', name: 'Acre' })
    expect(states.at(-1)).toEqual({ code: 'TO', name: 'Tocantins' })
    expect(states).toEqual(inPortugueseOrder(states))
  })

  it('CUS-040 lists all cities of a state, accents sorted as in Portuguese', () => {
    const cities = listCitiesOfState('SP')
    expect(cities).toHaveLength(645)
    expect(cities).toContainEqual({ code: '3509502', name: 'Campinas' })
    expect(cities).toEqual(inPortugueseOrder(cities))
    expect(listCitiesOfState('DF')).toEqual([{ code: '5300108', name: 'Brasília' }])
  })

  it('CUS-040 C-94 knows all 5,571 cities of the country', () => {
    expect(listBrazilStates().flatMap(({ code }) => listCitiesOfState(code))).toHaveLength(5_571)
  })

  it.each(['XX', '', 'sp', 'constructor'])('CUS-040 has no city for the state %j', (uf) => {
    expect(listCitiesOfState(uf)).toEqual([])
  })

  it('CUS-038 finds a city however its name is written', () => {
    expect(findCityCode('SP', 'SAO PAULO')).toBe('3550308')
    expect(findCityCode('SP', 'Embu-Guaçu')).toBe('3515103')
    expect(findCityCode('MG', 'São Paulo')).toBe('')
  })

  it('CUS-038 names the city of a code', () => {
    expect(findCity('3509502')).toEqual({ city: 'Campinas', state: 'SP' })
    expect(findCity('0000000')).toBeNull()
  })
})
