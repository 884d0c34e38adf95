import { expect, test } from 'vitest'
import { computeRepeatedState } from './repeat-changes.ts'

const anItem = (today: { unitValueCents?: number; availability?: 'Immediate' | 'SEARCH' | null }, isSold = true) => ({
  code: '10010005',
  name: 'Módulo',
  quantity: 10,
  before: { unitValueCents: 45_000, availability: 'Immediate' as const },
  today: { unitValueCents: 45_000, availability: 'Immediate' as const, ...today },
  isSold,
})

test.each([
  [{}, true, 'same'],
  [{ unitValueCents: 46_000 }, true, 'dearer'],
  [{ unitValueCents: 44_000 }, true, 'cheaper'],
  [{ availability: 'SEARCH' }, true, 'otherDate'],
  [{ unitValueCents: 46_000, availability: 'SEARCH' }, true, 'dearer'],
  [{ availability: null }, true, 'outOfStock'],
  [{}, false, 'discontinued'],
] as const)('USE-017 an item of which today is %j, sold: %s, is %s', (today, isSold, state) => {
  expect(computeRepeatedState(anItem(today, isSold))).toBe(state)
})
