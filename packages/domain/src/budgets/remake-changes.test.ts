import { expect, test } from 'vitest'
import { computeRemadeState, isObtainable, type RemadeItem } from './remake-changes.ts'

const item: RemadeItem = {
  code: '10010005',
  name: 'Painel 550 W',
  quantity: 10,
  before: { unitValueCents: 44_990, availability: 'Immediate' },
  today: { unitValueCents: 44_990, availability: 'Immediate' },
  isSold: true,
}

test.each([
  ['same', {}],
  ['changed', { today: { ...item.today, unitValueCents: 45_000 } }],
  ['changed', { today: { ...item.today, availability: '2026-12-01' } }],
  ['outOfStock', { today: { ...item.today, availability: null } }],
  ['discontinued', { isSold: false }],
  ['discontinued', { isSold: false, today: { ...item.today, availability: null } }],
] as const)('C-57 APR-025 an item that is %s since is marked', (state, since) => {
  expect(computeRemadeState({ ...item, ...since })).toBe(state)
})

test('C-57 only items that are sold and in stock are copied by default', () => {
  expect(isObtainable(item)).toBe(true)
  expect(isObtainable({ ...item, isSold: false })).toBe(false)
  expect(isObtainable({ ...item, today: { ...item.today, availability: null } })).toBe(false)
})
