import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../orders/status/order-status.ts'
import { judgeSerials, normalizeSerial, readPastedSerials } from './serial-number.ts'
import { canRegisterSerials, canRemoveSerial, type SerialSide } from './serial-rights.ts'
import { findWarrantyEnd } from './warranty-end.ts'

describe('serial numbers', () => {
  test('WAR-002 are trimmed and written in capitals, and have 4 to 40 characters of a few kinds', () => {
    expect(normalizeSerial(' ab-12 ')).toBe('AB-12')
    const verdicts = judgeSerials(['abc', 'a'.repeat(41), 'ab 12', 'ção12', 'AB_12', 'ab/1.2-3', 'a'.repeat(40)], {
      taken: new Set(),
      left: 10,
    }).map(({ verdict }) => verdict)
    expect(verdicts).toEqual(['INVALID', 'INVALID', 'INVALID', 'INVALID', 'INVALID', 'OK', 'OK'])
  })

  test('WAR-003 a paste is judged line by line: malformed, known or repeated, beyond the units', () => {
    const typed = readPastedSerials('SN-0001\r\n\n sn-0001 \nSN-0002\n?\nSN-0003\nSN-0004')
    expect(judgeSerials(typed, { taken: new Set(['SN-0002']), left: 2 })).toEqual([
      { serial: 'SN-0001', verdict: 'OK' },
      { serial: 'SN-0001', verdict: 'DUPLICATE' },
      { serial: 'SN-0002', verdict: 'DUPLICATE' },
      { serial: '?', verdict: 'INVALID' },
      { serial: 'SN-0003', verdict: 'OK' },
      { serial: 'SN-0004', verdict: 'TOO_MANY' },
    ])
  })
})

describe('who enters and removes serial numbers', () => {
  test.each<{ status: OrderStatus; hasSentDelivery: boolean; side: SerialSide; allowed: boolean }>([
    { status: 'INVOICE_APPROVED', hasSentDelivery: false, side: 'distributor', allowed: false },
    { status: 'INVOICE_BILLED', hasSentDelivery: false, side: 'distributor', allowed: true },
    { status: 'INVOICE_BILLED', hasSentDelivery: false, side: 'integrator', allowed: false },
    { status: 'WAITING_DISPATCH', hasSentDelivery: false, side: 'integrator', allowed: false },
    { status: 'WAITING_DISPATCH', hasSentDelivery: true, side: 'integrator', allowed: true },
    { status: 'INVOICE_DISPATCHED', hasSentDelivery: false, side: 'integrator', allowed: true },
    { status: 'INVOICE_DELIVERED', hasSentDelivery: false, side: 'integrator', allowed: true },
    { status: 'INVOICE_RETURNED', hasSentDelivery: false, side: 'distributor', allowed: false },
  ])(
    'C-204 of an order that is $status, a delivery having left: $hasSentDelivery, by the $side: $allowed',
    ({ status, hasSentDelivery, side, allowed }) => {
      expect(canRegisterSerials({ status, hasSentDelivery }, side).allowed).toBe(allowed)
    },
  )

  test('C-204 its author removes a number for 24 hours, the distributor later too, with a reason', () => {
    const registeredAt = '2026-11-23T12:00:00.000Z'
    const [inTime, late] = ['2026-11-24T11:59:59.000Z', '2026-11-24T12:00:00.000Z']
    const own = { isAuthor: true, registeredAt, reason: null, isClaimed: false }
    expect(canRemoveSerial({ ...own, side: 'integrator' }, inTime).allowed).toBe(true)
    expect(canRemoveSerial({ ...own, side: 'integrator' }, late)).toEqual({ allowed: false, refusal: 'notYours' })
    expect(canRemoveSerial({ ...own, side: 'integrator', isAuthor: false }, inTime).allowed).toBe(false)
    expect(canRemoveSerial({ ...own, side: 'distributor' }, late)).toEqual({ allowed: false, refusal: 'noReason' })
    expect(canRemoveSerial({ ...own, side: 'distributor', reason: 'Lido errado' }, late).allowed).toBe(true)
  })
})

test.each([
  ['2026-08-15', 120, '2036-08-14'],
  ['2026-01-31', 1, '2026-02-27'],
  ['2024-02-29', 12, '2025-02-27'],
  ['2026-11-30', 0, '2026-11-29'],
  ['2026-12-31', 2, '2027-02-27'],
])('WAR-004 C-205 a warranty from %s of %i months ends on %s', (start, months, end) => {
  expect(findWarrantyEnd(start, months)).toBe(end)
})

test('WAR-008 without a first day or without months no date is invented', () => {
  expect([findWarrantyEnd(null, 12), findWarrantyEnd('2026-01-01', null)]).toEqual([null, null])
})
