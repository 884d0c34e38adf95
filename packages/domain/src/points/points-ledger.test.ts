import { expect, test } from 'vitest'
import { type BalanceEntry, computeQualifiable, computeTradeable } from './points-ledger.ts'

const entry = (part: Partial<BalanceEntry>): BalanceEntry => ({
  type: 'CREDIT',
  value: 100,
  qualifiable: false,
  expirationDate: null,
  seasonId: 1,
  orderId: null,
  day: '2026-11-01',
  ...part,
})
const today = '2026-11-21'

test.each<[string, Partial<BalanceEntry>[], number]>([
  ['nothing', [], 0],
  ['a credit', [{}], 100],
  ['a credit and a debit', [{}, { type: 'DEBIT', value: 30 }], 70],
  ['a credit on its last day', [{ expirationDate: today }], 100],
  ['a credit after its last day', [{ expirationDate: '2026-11-20' }], 0],
  ['a debit that took what expires first', [{}, { expirationDate: '2026-11-20' }, { type: 'DEBIT', value: 100 }], 100],
  [
    'a debit after a credit had lapsed',
    [{ expirationDate: '2026-11-02' }, {}, { type: 'DEBIT', value: 60, day: '2026-11-10' }],
    40,
  ],
  ['a chargeback', [{ orderId: 7 }, { type: 'CHARGEBACK', orderId: 7 }], 0],
  [
    'a chargeback of spent points',
    [{ orderId: 7 }, { type: 'DEBIT', value: 40 }, { type: 'CHARGEBACK', orderId: 7 }],
    -40,
  ],
  [
    'a credit that pays what is owed',
    [{ orderId: 7 }, { type: 'DEBIT' }, { type: 'CHARGEBACK', orderId: 7 }, { value: 130 }],
    30,
  ],
  [
    'a chargeback of points that had lapsed',
    [{ orderId: 7, expirationDate: '2026-11-05' }, {}, { type: 'CHARGEBACK', orderId: 7, day: '2026-11-10' }],
    100,
  ],
])('C-124 C-125 what may be spent after %s', (_what, entries, expected) => {
  expect(computeTradeable(entries.map(entry), today)).toBe(expected)
})

test('PTS-049 C-125 only qualifiable entries of the season count for the category, and a debit lowers none', () => {
  const entries = [
    entry({ qualifiable: true, value: 500, orderId: 7 }),
    entry({ qualifiable: true, value: 300, seasonId: 2 }),
    entry({ value: 1000 }),
    entry({ type: 'DEBIT', value: 200 }),
    entry({ type: 'CHARGEBACK', qualifiable: true, value: 120 }),
  ]
  expect(computeQualifiable(entries, 1)).toBe(380)
  expect(computeQualifiable(entries, 2)).toBe(300)
  expect(computeQualifiable(entries, null)).toBe(0)
})
