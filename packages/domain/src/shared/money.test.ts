import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centsFrom,
  centsFromReais,
  compareDecimals,
  computePercent,
  computePercentage,
  percentInReais,
  reaisFrom,
  splitEvenly,
  subtractReais,
  toDecimal,
} from './money.ts'

const cents = fc.integer({ min: 0, max: 99_999_999_999 })

describe('money', () => {
  test('C-80 a percentage of an amount is rounded half-up once, to the cent', () => {
    expect(computePercent(10_050, '3.2')).toBe(322)
    expect(computePercent(1, '50')).toBe(1)
    expect(computePercent(33, '33.3333')).toBe(11)
    expect(computePercent(0, '99.9999')).toBe(0)
  })

  test('C-81 reais with 5 decimals are subtracted exactly before the one rounding', () => {
    expect(subtractReais(1000, '0.00499')).toBe(1000)
    expect(subtractReais(1000, '0.005')).toBe(1000)
    expect(subtractReais(1000, '0.00501')).toBe(999)
    expect(subtractReais(937_590, '100.00000')).toBe(927_590)
  })

  test('C-80 a share of nothing is 0, other shares are half-up', () => {
    expect(computePercentage('5', '0')).toBe('0')
    expect(computePercentage('1', '3')).toBe('33.3333')
    expect(computePercentage('2', '3')).toBe('66.6667')
    expect(computePercentage('-1', '8', 2)).toBe('-12.5')
  })

  test('C-81 the discount that a percentage means has 5 decimals', () => {
    expect(percentInReais(937_590, '3.33')).toBe('312.21747')
    expect(percentInReais(1, '50')).toBe('0.005')
  })

  test('C-80 reais of the wire and cents are each other’s inverse', () => {
    fc.assert(fc.property(cents, (amount) => centsFromReais(reaisFrom(amount)) === amount))
  })

  test('C-80 decimals refuse what is no number', () => {
    for (const text of ['', 'abc', '1e5', '1,5', '--1', ' 1']) expect(() => centsFrom(text)).toThrow(RangeError)
    expect(() => toDecimal(Number.NaN, 2)).toThrow(RangeError)
    expect(toDecimal(0.1 + 0.2, 5)).toBe('0.3')
    expect(compareDecimals('1.10', '1.1')).toBe(0)
    expect(compareDecimals('-0.00001', '0')).toBeLessThan(0)
  })

  test('PAY-021 equal parts add up to the whole and only the first differs', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 72 }), (amount, parts) => {
        const split = splitEvenly(amount, parts)
        const [first = 0, ...others] = split
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount)
        expect(new Set(others).size).toBeLessThanOrEqual(1)
        expect(first - (others[0] ?? first)).toBeLessThan(parts)
      }),
    )
  })
})
