import { describe, expect, test } from 'vitest'
import { orderStatusNames } from '../orders/status/order-status.ts'
import { endsCharges, expectsPayment, isPayable, isSilenceToReport } from './open-charges.ts'
import { chargeStates } from './settle-charges.ts'

describe('open charges', () => {
  test('REL-012 C-87 only an open charge, and a page with a refused card, can still be paid', () => {
    expect(chargeStates.filter(isPayable)).toEqual(['OPEN', 'REFUSED'])
  })

  test('REL-012 a payment is expected by an approved order and by one whose payment failed', () => {
    expect(orderStatusNames.filter(expectsPayment)).toEqual(['INVOICE_APPROVED', 'INVOICE_PAYMENT_ERROR'])
  })

  test('REL-012 every way of cancelling ends the charges, and none of these orders expects a payment', () => {
    const ended = orderStatusNames.filter(endsCharges)
    expect(ended).toEqual(['PROCESSING_CANCELLATION', 'INVOICE_CANCELED', 'INVOICE_CANCELED_PAID'])
    expect(ended.filter(expectsPayment)).toEqual([])
  })
})

describe('the silence of the gateway', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour)).toISOString()
  const silent = { lastMessageAt: at(6), reportedAt: null, oldestOpenAt: at(6) }

  test('REL-012 it is reported after six hours without a message and with an open charge', () => {
    expect(isSilenceToReport(silent, at(12))).toBe(true)
    expect(isSilenceToReport({ ...silent, lastMessageAt: null }, at(12))).toBe(true)
  })

  test.each([
    ['a message came meanwhile', { lastMessageAt: at(7) }],
    ['the charge was made later', { oldestOpenAt: at(7) }],
    ['no charge is open', { oldestOpenAt: null }],
    ['this silence was reported', { reportedAt: at(11) }],
    ['the gateway never wrote and that was reported', { lastMessageAt: null, reportedAt: at(1) }],
  ])('REL-012 it is not reported when %s', (_case, facts) => {
    expect(isSilenceToReport({ ...silent, ...facts }, at(12))).toBe(false)
  })

  test('REL-012 a new silence is reported after another message', () => {
    expect(isSilenceToReport({ ...silent, reportedAt: at(5) }, at(12))).toBe(true)
  })
})
