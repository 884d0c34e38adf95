import { describe, expect, test } from 'vitest'
import { bookEntries, computeTradeable, emptyAccount, type LedgerEntry } from './ledger.ts'

type Rest = Partial<LedgerEntry>

const entry = (id: number, of: readonly [LedgerEntry['type'], number], rest: Rest = {}): LedgerEntry => ({
  id,
  type: of[0],
  value: of[1],
  expirationDate: null,
  orderId: null,
  day: '2026-03-01',
  ...rest,
})
const today = '2026-11-21'
const listBalances = (...entries: LedgerEntry[]) => [...bookEntries(emptyAccount, entries).balances.values()]
const countTradeable = (...entries: LedgerEntry[]) =>
  computeTradeable(bookEntries(emptyAccount, entries).account, today)

describe('the tradeable balance', () => {
  test('PTS-057 C-125 each entry has the balance after it', () => {
    expect(listBalances(entry(1, ['CREDIT', 900]), entry(2, ['DEBIT', 300]), entry(3, ['CREDIT', 50]))).toEqual([
      900, 600, 650,
    ])
    expect(countTradeable()).toBe(0)
  })

  test('C-125 what is unspent after its last day is gone, not on that day', () => {
    expect(countTradeable(entry(1, ['CREDIT', 900], { expirationDate: today }))).toBe(900)
    expect(countTradeable(entry(1, ['CREDIT', 900], { expirationDate: '2026-11-20' }))).toBe(0)
    const late = entry(2, ['CREDIT', 70], { day: '2026-11-21' })
    expect(listBalances(entry(1, ['CREDIT', 900], { expirationDate: '2026-11-20' }), late)).toEqual([900, 70])
  })

  test('C-125 what expires first is spent first, so that only the rest expires', () => {
    const lasting = entry(1, ['CREDIT', 500])
    const short = entry(2, ['CREDIT', 200], { expirationDate: '2026-06-30' })
    expect(countTradeable(lasting, short, entry(3, ['DEBIT', 150]))).toBe(500)
    expect(countTradeable(lasting, short, entry(3, ['DEBIT', 150], { day: '2026-08-01' }))).toBe(350)
  })

  test('C-124 a chargeback takes its own credit, also one that has expired: nothing is taken twice', () => {
    const other = entry(1, ['CREDIT', 300])
    const own = entry(2, ['CREDIT', 200], { orderId: 10001, expirationDate: '2026-06-30' })
    const back = (day: string) => entry(3, ['CHARGEBACK', 200], { orderId: 10001, day })
    expect(countTradeable(other, own, back('2026-04-01'))).toBe(300)
    expect(countTradeable(other, own, back('2026-08-01'))).toBe(300)
  })

  test('C-124 points that were returned before are not spent, so a later credit of the pool is spent sooner', () => {
    const may = { expirationDate: '2026-05-10', day: '2026-02-10' }
    const { account } = bookEntries(emptyAccount, [
      entry(1, ['CREDIT', 100], { ...may, orderId: 10001 }),
      entry(2, ['CREDIT', 100], { ...may, orderId: 10002 }),
      entry(3, ['CREDIT', 100], may),
      entry(4, ['CHARGEBACK', 100], { orderId: 10001, day: '2026-02-10' }),
      entry(5, ['DEBIT', 50], { day: '2026-02-10' }),
      entry(6, ['CREDIT', 60], { ...may, expirationDate: '2026-03-10' }),
      // Half of its credit was spent; the other half is taken from the points that expire first.
      entry(7, ['CHARGEBACK', 100], { orderId: 10002, day: '2026-02-10' }),
    ])
    expect(computeTradeable(account, '2026-02-10')).toBe(110)
    expect(computeTradeable(account, '2026-05-10')).toBe(100)
  })

  test('C-124 what was spent and is charged back leaves a debt, which the next credit pays', () => {
    const spent = [
      entry(1, ['CREDIT', 200], { orderId: 10001 }),
      entry(2, ['DEBIT', 150]),
      entry(3, ['CHARGEBACK', 200], { orderId: 10001 }),
    ]
    expect(listBalances(...spent)).toEqual([200, 50, -150])
    const next = entry(4, ['CREDIT', 400], { expirationDate: '2026-06-30' })
    expect(listBalances(...spent, next).at(-1)).toBe(250)
    expect(countTradeable(...spent, next)).toBe(0)
  })

  test.each<[string, Rest[], number]>([
    ['nothing', [], 0],
    ['a credit', [{}], 100],
    ['a credit and a debit', [{}, { type: 'DEBIT', value: 30 }], 70],
    ['a credit on its last day', [{ expirationDate: today }], 100],
    ['a credit after its last day', [{ expirationDate: '2026-11-20' }], 0],
    [
      'a debit that took what expires first',
      [{}, { expirationDate: '2026-11-20' }, { type: 'DEBIT', value: 100 }],
      100,
    ],
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
  ])('C-124 C-125 what may be spent after %s', (_what, parts, expected) => {
    const made = parts.map((part, at) => entry(at + 1, ['CREDIT', 100], { day: '2026-11-01', ...part }))
    expect(countTradeable(...made)).toBe(expected)
  })
})
