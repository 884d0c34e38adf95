import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '../shared/brazil-time.ts'
import { bookEntries, computeTradeable, emptyAccount, type LedgerEntry, type PointAccount } from './ledger.ts'
import { readLedger } from './test-plain-ledger.ts'

const days: readonly Day[] = ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10', '2026-05-10']
const dayFromList = fc.constantFrom(...days)
const credited = fc.integer({ min: 1, max: 120 })
const debited = fc.integer({ min: 1, max: 40 })

type Step =
  | { readonly is: 'credit'; readonly value: number; readonly lastDay: Day | null; readonly ofOrder: boolean }
  | { readonly is: 'debit'; readonly value: number }
  | { readonly is: 'chargeback'; readonly of: number; readonly part: number }

const step: fc.Arbitrary<{ readonly step: Step; readonly day: Day }> = fc.record({
  day: dayFromList,
  // Mostly credits, so that there are points to spend and to charge back.
  step: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        is: fc.constant('credit' as const),
        value: credited,
        lastDay: fc.option(dayFromList, { freq: 4 }),
        ofOrder: fc.boolean(),
      }),
    },
    { weight: 3, arbitrary: fc.record({ is: fc.constant('debit' as const), value: debited }) },
    {
      weight: 1,
      arbitrary: fc.record({
        is: fc.constant('chargeback' as const),
        of: fc.nat(),
        part: fc.integer({ min: 1, max: 120 }),
      }),
    },
  ),
})

/** Valid entries for the database: an order has one credit and at most one chargeback, which follows it. */
const toEntries = (steps: readonly { readonly step: Step; readonly day: Day }[]): LedgerEntry[] => {
  const open: number[] = []
  return steps.map(({ step: made, day }, at) => {
    const common = { id: at + 1, day, expirationDate: null, orderId: null }
    if (made.is === 'debit') return { ...common, type: 'DEBIT', value: made.value }
    if (made.is === 'chargeback') {
      const [orderId = null] = open.splice(made.of % Math.max(open.length, 1), 1)
      return { ...common, type: 'CHARGEBACK', value: made.part, orderId }
    }
    if (made.ofOrder) open.push(10_000 + at)
    return {
      ...common,
      type: 'CREDIT',
      value: made.value,
      expirationDate: made.lastDay,
      orderId: made.ofOrder ? 10_000 + at : null,
    }
  })
}

const ledger = fc.array(step, { maxLength: 60 }).map(toEntries)

test('C-124 C-125 entries booked in parts give what the plain definition gives for the whole ledger', () => {
  fc.assert(
    fc.property(ledger, fc.array(fc.nat(60), { maxLength: 4 }), (entries, cuts) => {
      const bounds = [0, ...cuts.toSorted((one, other) => one - other), entries.length]
      const balances = new Map<number, number>()
      let account: PointAccount = emptyAccount
      for (const [at, from] of bounds.entries()) {
        const booking = bookEntries(account, entries.slice(from, bounds[at + 1] ?? entries.length))
        account = booking.account
        for (const [id, balance] of booking.balances) balances.set(id, balance)
      }
      expect(balances).toEqual(readLedger(entries, '2026-01-01').balances)
      for (const day of [...days, '2026-12-31']) {
        expect(computeTradeable(account, day)).toBe(readLedger(entries, day).tradeable)
      }
    }),
    { numRuns: 3000 },
  )
})

test('C-125 the account grows with the last days, not with the entries', () => {
  const credits = Array.from({ length: 5_000 }, (_, at): LedgerEntry => {
    const lastDay = days[at % days.length] ?? null
    return {
      id: at,
      type: at % 10 === 9 ? 'DEBIT' : 'CREDIT',
      value: 5,
      expirationDate: lastDay,
      orderId: null,
      day: '2026-01-01',
    }
  })
  const { account } = bookEntries(emptyAccount, credits)
  expect([account.pools.length, account.lots.length]).toEqual([days.length, 0])
})
