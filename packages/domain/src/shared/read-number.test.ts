import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptTyped, type NumberRules, numberProblem, readNumber } from './read-number.ts'

const power: NumberRules = { decimals: 3 }
const money: NumberRules = { decimals: 2, isMoney: true }
const percent: NumberRules = { decimals: 2 }
const quantity: NumberRules = { decimals: 0 }

/** A number, 'EMPTY', a refusal, or both readings. */
const summary = (text: string, rules: NumberRules): number | string => {
  const reading = readNumber(text, rules)
  if (reading.status === 'READ') return reading.value
  return reading.status === 'AMBIGUOUS' ? reading.readings.join(' | ') : reading.status
}

describe('readNumber', () => {
  it.each<readonly [NumberRules, string, number | string]>([
    [power, '5', 5],
    [power, '5,5', 5.5],
    [power, '5.5', 5.5],
    [power, '5,50 kWp', 5.5],
    [power, '12.75', 12.75],
    [power, '5,505', 5.505],
    [power, '0.505', 0.505],
    [power, '1.000', '1 | 1000'],
    [power, '5.500', '5,5 | 5500'],
    [power, '1.234,5', 1234.5],
    [power, '5,5,5', 'INVALID'],
    [power, '5,5055', 'TOO_PRECISE'],
    [power, 'cinco', 'INVALID'],
    [power, '-5', 'INVALID'],
    [power, ' ', 'EMPTY'],
    [money, '1.000', 1000],
    [money, 'R$ 1.000', 1000],
    [money, 'R$\u00A01.234,56', 1234.56],
    [money, '1,234.56', 1234.56],
    [money, '1.000.000', 1_000_000],
    [money, '5,5', 5.5],
    [money, '5.5', 5.5],
    [money, '1,000', '1 | 1000'],
    [money, '1.234,567', 'TOO_PRECISE'],
    [money, '1.00.000', 'INVALID'],
    [money, ',50', 0.5],
    [money, ',', 'INVALID'],
    [percent, '3,5%', 3.5],
    [percent, '3.5 %', 3.5],
    [percent, '1.000', 1000],
    [percent, '12,500', '12,5 | 12500'],
    [percent, '0,500', 0.5],
    [percent, '3,555', '3,555 | 3555'],
    [quantity, '1.000', 1000],
    [quantity, '12.000', 12_000],
    [quantity, '1000', 1000],
    [quantity, '5,5', 'TOO_PRECISE'],
    [quantity, '5,0', 5],
    [quantity, '1,000', '1 | 1000'],
    [quantity, '10 un', 'INVALID'],
    [quantity, '1e3', 'INVALID'],
    [quantity, '99999999999999999', 'INVALID'],
  ])('USE-007 a field of %o reads %j as %j', (rules, text, expected) => {
    expect(summary(text, rules)).toBe(expected)
  })

  it('USE-007 each reading of an ambiguous text is itself read in one way, and they differ', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom<NumberRules>(power, money, percent),
        (before, after, rules) => {
          const digits = String(after).padStart(3, '0')
          for (const text of [`${before}.${digits}`, `${before},${digits}`]) {
            const reading = readNumber(text, rules)
            if (reading.status !== 'AMBIGUOUS') continue
            const [first, second] = reading.readings.map((each) => readNumber(each, { ...rules, decimals: 3 }))
            expect(first).toEqual({ status: 'READ', value: Number(`${before}.${digits}`) })
            expect(second).toEqual({ status: 'READ', value: Number(`${before}${digits}`) })
          }
        },
      ),
    )
  })

  it('USE-007 an amount written as in Brazil is read back to the cent', () => {
    const written = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        expect(readNumber(written.format(cents / 100), money)).toEqual({ status: 'READ', value: cents / 100 })
      }),
    )
  })

  it('USE-007 reads a number with the unit of its field, and with no other word', () => {
    expect(summary('1.000\u00A0dias úteis', { decimals: 0, unit: 'dias úteis' })).toBe(1000)
    expect(summary('5 mil', { decimals: 0, unit: 'dias úteis' })).toBe('INVALID')
  })

  it('USE-007 takes a minus only where the field has numbers below zero', () => {
    expect(summary('-2,5 °C', { decimals: 1, isNegativeAllowed: true, unit: '°C' })).toBe(-2.5)
    expect(summary('−2', { decimals: 1, isNegativeAllowed: true })).toBe(-2)
    expect(summary('-2', money)).toBe('INVALID')
  })
})

describe('numberProblem', () => {
  it.each([
    [power, '5.500', '"5.500" pode ser 5,5 ou 5500. Escreva um dos dois.'],
    [power, '5,5', undefined],
    [power, '', undefined],
    [power, 'x', 'Informe um número, como 5,5.'],
    [quantity, '5,5', 'Informe um número inteiro.'],
    [quantity, 'x', 'Informe um número inteiro, como 10.'],
    [money, '0,555', 'Use no máximo 2 casas decimais.'],
  ])('USE-007 %o says of %j: %j', (rules, text, sentence) => {
    expect(numberProblem(text, rules)).toBe(sentence)
  })
})

describe('acceptTyped', () => {
  it.each([
    ['5,5,', power, '5,5'],
    ['1,2,3,4', money, '1,234'],
    ['1.234', quantity, '1.234'],
    ['-5', money, '5'],
    ['cinco', power, ''],
    ['R$ 5', money, 'R$ 5'],
    ['-5', { decimals: 1, isNegativeAllowed: true }, '-5'],
    ['10,123456', { decimals: 5, isMoney: true }, '10,12345'],
  ])('USE-007 VAL-007 VAL-008 takes of %j in a field of %o %j', (text, rules, expected) => {
    expect(acceptTyped(text, rules)).toBe(expected)
  })
})
