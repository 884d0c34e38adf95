import { expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { hasAge, isOverdue, isStuck, workQueuesFor } from './work-queue.ts'

test('USE-029 the homes that begin with a queue, and what waits in it', () => {
  const queues = Object.fromEntries(
    roles.flatMap((role) => (workQueuesFor([role]).length > 0 ? [[role, workQueuesFor([role]).join(' ')]] : [])),
  )
  expect(queues).toEqual({
    FINANCIAL: 'paymentError releasePayment releaseDispatch analyseCard handleDifferences confirmBilling',
    REGISTRATION: 'approve reviewRegistration',
    LOGISTICS: 'sendToCarrier',
    PRODUCTION: 'separate',
    PURCHASE: 'separate restock',
    MARKETING: 'reviewBanner',
  })
})

test('USE-029 C-07 two roles with queues have both; beside a wider role the home stays the wider one', () => {
  expect(workQueuesFor(['PURCHASE', 'MARKETING'])).toEqual(['separate', 'restock', 'reviewBanner'])
  expect(workQueuesFor(['PURCHASE', 'COMMERCIAL'])).toEqual([])
})

test('USE-029 a payment error is late after one day, a dispatch after two, a card after three', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000 - 1).toISOString()
  expect([isOverdue('paymentError', daysAgo(1), now), isOverdue('releaseDispatch', daysAgo(1), now)]).toEqual([
    true,
    false,
  ])
  expect([isOverdue('releaseDispatch', daysAgo(2), now), isOverdue('analyseCard', daysAgo(2), now)]).toEqual([
    true,
    false,
  ])
  expect(isOverdue('analyseCard', daysAgo(3), now)).toBe(true)
})

test.each([
  ['INVOICE', '2026-11-20T11:59:00Z', false],
  ['INVOICE', '2026-11-18T11:59:00Z', true],
  ['INVOICE_PAYMENT_ERROR', '2026-11-20T11:59:00Z', true],
  ['BILLED_WAITING_RELEASE', '2026-11-19T12:01:00Z', false],
  ['BILLED_WAITING_RELEASE', '2026-11-19T11:59:00Z', true],
  ['DELIVERY_IN_TRANSIT', '2026-01-01T12:00:00Z', false],
] as const)('USE-025 an order that is %s since %s has waited too long: %s', (status, since, isLate) => {
  expect(isStuck(status, since, new Date('2026-11-21T12:00:00Z'))).toBe(isLate)
})

test('USE-025 what was delivered or ended has no age', () => {
  expect([hasAge('INVOICE'), hasAge('INVOICE_DELIVERED'), hasAge('INVOICE_CANCELED')]).toEqual([true, false, false])
})
