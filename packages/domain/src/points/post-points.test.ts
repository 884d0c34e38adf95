import { expect, test } from 'vitest'
import { canPostPoints, type Posting } from './post-points.ts'

const credit: Posting = { type: 'CREDIT', value: 100, qualifiable: true, expirationDate: '2026-11-21' }
const debit: Posting = { type: 'DEBIT', value: 100, qualifiable: false, expirationDate: null }
const usual = { hasSeason: true, tradeable: 100, today: '2026-11-21' }

test.each([
  ['a credit that expires today', { posting: credit }, null],
  ['a credit that never expires', { posting: { ...credit, expirationDate: null } }, null],
  ['a credit that expired yesterday', { posting: { ...credit, expirationDate: '2026-11-20' } }, 'expired'],
  ['a credit without a season', { posting: credit, hasSeason: false }, 'noActiveSeason'],
  ['a debit of all there is', { posting: debit }, null],
  ['a debit of one more', { posting: debit, tradeable: 99 }, 'notEnoughPoints'],
  ['a qualifiable debit', { posting: { ...debit, qualifiable: true } }, 'qualifiableDebit'],
  ['a debit that expires', { posting: { ...debit, expirationDate: '2026-12-31' } }, 'expiringDebit'],
  ['a debit without a season', { posting: debit, hasSeason: false }, 'noActiveSeason'],
])('PTS-038 PTS-051 PTS-053 C-128 %s', (_what, part, refusal) => {
  expect(canPostPoints({ ...usual, ...part })).toEqual(
    refusal === null ? { allowed: true } : { allowed: false, refusal },
  )
})
