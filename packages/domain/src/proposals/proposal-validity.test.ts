import { describe, expect, test } from 'vitest'
import { listMissingToSend } from './missing-to-send.ts'
import { expiredSentence, isValidUntilAllowed, proposalStatusAt } from './proposal-validity.ts'

const now = '2026-11-25T12:00:00.000Z'
const sendable = {
  customerName: 'Helena Prado',
  cityCode: '3550308',
  itemCount: 1,
  finalCents: 1,
  validUntil: '2026-11-26',
}

describe('how long a proposal is valid', () => {
  test.each([
    ['2026-12-08T02:59:59.000Z', 'SENT'],
    ['2026-12-08T03:00:00.000Z', 'EXPIRED'],
  ])('PROP-015 C-170 at %s a proposal until 7 December reads as %s', (instant, status) => {
    expect(proposalStatusAt({ status: 'SENT', validUntil: '2026-12-07' }, instant)).toBe(status)
    expect(proposalStatusAt({ status: 'ACCEPTED', validUntil: '2026-12-07' }, instant)).toBe('ACCEPTED')
  })

  test('PROP-015 the sentence names the day', () => {
    expect(expiredSentence('2026-12-07')).toBe('Esta proposta venceu em 07/12/2026.')
  })

  test('PROP-008 it may end from tomorrow to 60 days ahead', () => {
    const days = ['2026-11-25', '2026-11-26', '2027-01-24', '2027-01-25']
    expect(days.map((day) => isValidUntilAllowed(day, now))).toEqual([false, true, true, false])
    // 01:00 UTC is still the day before in São Paulo.
    expect(isValidUntilAllowed('2026-11-25', '2026-11-25T01:00:00.000Z')).toBe(true)
  })

  test.each([
    [{}, []],
    [{ customerName: null }, ['customer.name']],
    [{ cityCode: null }, ['customer.cityCode']],
    [{ itemCount: 0 }, ['items']],
    [{ finalCents: 0 }, ['price']],
    [{ validUntil: null }, ['validUntil']],
    [{ validUntil: '2026-11-25' }, ['validUntil']],
    [{ customerName: null, itemCount: 0 }, ['customer.name', 'items']],
  ])('PROP-008 with %j these parts are missing: %j', (changed, fields) => {
    expect(listMissingToSend({ ...sendable, ...changed }, now).map(({ field }) => field)).toEqual(fields)
  })
})
