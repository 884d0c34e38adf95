import { describe, expect, test } from 'vitest'
import {
  choicesFrom,
  missingChoices,
  noChoices,
  optionsFrom,
  parsePower,
  powerError,
  withChoice,
} from './kit-choices.ts'

const all = {
  power: '5,5',
  inverterBrandId: '201',
  inverterId: '10100003',
  moduleId: '10010005',
  roofTypeId: '1',
  supply: '',
} as const

describe('the choices of step 1', () => {
  test.each([
    ['5,5', 5.5],
    ['5.5', 5.5],
    [' 5,50 kWp ', 5.5],
    ['1.000,5', 1000.5],
    ['0', 0],
    ['200', 200],
    ['-1', null],
    ['cinco', null],
    ['5,5,5', null],
    ['', null],
  ])('WIZ-022 CON-003 reads the power %j as %j', (text, power) => {
    expect(parsePower(text)).toBe(power)
  })

  test.each(['-1', '201', '200,001', 'abc'])('WIZ-022 refuses the power %j', (text) => {
    expect(powerError(text)).toBe('Informe um número de 0 a 200.')
    expect(missingChoices({ ...all, power: text })).toEqual(['potência'])
    expect(optionsFrom({ ...all, power: text })).toBeNull()
  })

  test.each(['0', '200', '5,5', ''])('WIZ-022 finds nothing wrong with %j', (text) => {
    expect(powerError(text)).toBeUndefined()
  })

  test('WIZ-024 names what is missing, in the order of the form', () => {
    expect(missingChoices(noChoices)).toEqual([
      'potência',
      'marca do inversor',
      'inversor',
      'módulo',
      'tipo de telhado',
    ])
    expect(missingChoices(all)).toEqual([])
  })

  test('WIZ-004 builds the body of the search, and reads the choices of a cart back', () => {
    const options = optionsFrom(all)
    const { supply: _, ...chosen } = all
    expect(options).toEqual({ ...chosen, power: 5.5, roofTypeId: 1 })
    expect(options && choicesFrom(options)).toEqual(all)
  })

  test('WIZ-004 C-23 the electrical supply is sent with the search and read back from the kit', () => {
    const fed = { ...all, supply: 'TRI_127_220' } as const
    const options = optionsFrom(fed)
    expect(options?.supply).toBe('TRI_127_220')
    expect(options && choicesFrom(options)).toEqual(fed)
  })

  test('WIZ-020 another brand clears the inverter', () => {
    expect(withChoice(all, { inverterBrandId: '202' })).toEqual({
      ...all,
      inverterBrandId: '202',
      inverterId: '',
      dropped: { inverterBrandId: all.inverterBrandId, inverterId: all.inverterId },
    })
  })

  test('WIZ-021 clearing the module clears the roof; another module does not', () => {
    expect(withChoice(all, { moduleId: '' }).roofTypeId).toBe('')
    expect(withChoice(all, { moduleId: '10010007' }).roofTypeId).toBe('1')
  })

  test('USE-011 the inverter cleared by another brand is remembered until a new one is chosen', () => {
    const other = withChoice(all, { inverterBrandId: '202' })
    const third = withChoice(other, { inverterBrandId: '203' })
    expect(third.dropped).toEqual({ inverterBrandId: all.inverterBrandId, inverterId: all.inverterId })
    expect(withChoice(third, { inverterId: '10100017' }).dropped).toBeUndefined()
    expect(withChoice(third, third.dropped ?? {})).toMatchObject({
      inverterBrandId: all.inverterBrandId,
      inverterId: all.inverterId,
    })
    expect(withChoice(all, { inverterBrandId: all.inverterBrandId }).inverterId).toBe(all.inverterId)
  })
})
