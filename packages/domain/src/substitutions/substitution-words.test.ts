import { describe, expect, test } from 'vitest'
import { computeDifferencePercent, describeDifference, describeSwap, shortProductName } from './substitution-words.ts'

describe('the sentence of a choice', () => {
  test.each([
    [{ price: { differenceCents: 12_000, percent: 2.35 }, powerDifferenceW: 100 }, '+R$\u00A0120,00 (+2,35%)'],
    [{ price: { differenceCents: -150_050, percent: -10 }, powerDifferenceW: 0 }, '−R$\u00A01.500,50 (−10,00%)'],
    [{ price: { differenceCents: 0, percent: 0 }, powerDifferenceW: 100 }, 'mesmo preço'],
    [{ price: null, powerDifferenceW: -250 }, '−0,25\u00A0kWp'],
    [{ price: null, powerDifferenceW: 0 }, 'mesma potência'],
  ])('SUB-007 C-29 %o reads %s', (difference, text) => expect(describeDifference(difference)).toBe(text))

  test('SUB-007 names both products and the difference', () => {
    const from = shortProductName('MODULO HELIAR 550W MONO PERC 144C')
    const to = shortProductName('INVERSOR KRONEL KH-4K-M 3,80KW MONOFASICO 220V')
    expect(describeSwap({ from, to, difference: 'mesmo preço' })).toBe(
      'Troca HELIAR 550 W por KRONEL KH-4K-M: mesmo preço',
    )
  })

  test('SUB-002 C-151 the percentage is rounded half-up to two decimals', () => {
    expect(computeDifferencePercent(1, 800)).toBe(0.13)
    expect(computeDifferencePercent(-1, 800)).toBe(-0.13)
    expect(computeDifferencePercent(500, 0)).toBe(0)
  })
})
