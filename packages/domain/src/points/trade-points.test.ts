import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canTradePoints, computeBalanceAfterTrade, type TradeCase, tradeSentences } from './trade-points.ts'

const aTrade = (part: Partial<TradeCase> = {}): TradeCase => ({
  isEnabled: true,
  availability: 'Immediate',
  requiredPoints: 32_000,
  confirmedPoints: 32_000,
  tradeable: 32_000,
  ...part,
})

const findRefusal = (part: Partial<TradeCase>) => {
  const decision = canTradePoints(aTrade(part))
  return decision.allowed ? null : tradeSentences[decision.refusal]
}

test('PTS-028 the last point may be spent, and not one more', () => {
  expect(findRefusal({ tradeable: 32_000 })).toBeNull()
  expect(findRefusal({ tradeable: 31_999 })).toBe('Saldo Insuficiente para troca')
  expect(findRefusal({ tradeable: -1 })).toBe('Saldo Insuficiente para troca')
})

test('PTS-029 what is left is the balance less the price', () => {
  expect(computeBalanceAfterTrade({ tradeable: 184_320, requiredPoints: 41_800 })).toBe(142_520)
})

test.each([
  ['C-28 out of stock', { availability: null }, 'Produto fora de estoque'],
  ['PTS-065 while the programme is off', { isEnabled: false }, 'Este integrador não participa do programa de pontos.'],
  [
    'C-129 at another price than was confirmed',
    { confirmedPoints: 31_000 },
    'O valor em pontos deste produto mudou. Confira o novo valor e confirme outra vez.',
  ],
])('%s nothing is swapped', (_what, part, sentence) => {
  expect(findRefusal(part)).toBe(sentence)
})

test('C-28 a product that boards later, or whose stock is unknown, is swapped all the same', () => {
  expect(findRefusal({ availability: '2026-12-05' })).toBeNull()
  expect(findRefusal({ availability: 'SEARCH' })).toBeNull()
  expect(findRefusal({ confirmedPoints: null })).toBeNull()
})

test('C-125 no swap ever leaves the balance below zero', () => {
  const points = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 1_000_000 }), (tradeable, requiredPoints) => {
      const trade = aTrade({ tradeable, requiredPoints, confirmedPoints: null })
      expect(canTradePoints(trade).allowed).toBe(computeBalanceAfterTrade(trade) >= 0)
    }),
  )
})
