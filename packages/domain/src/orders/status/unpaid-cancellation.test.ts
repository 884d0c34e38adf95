import { describe, expect, test } from 'vitest'
import { paymentMethods } from '../../payments/index.ts'
import { orderStatusNames } from './order-status.ts'
import { type UnpaidOrder, unpaidCancellationDay } from './unpaid-cancellation.ts'

const slip: UnpaidOrder = {
  status: 'INVOICE_APPROVED',
  paymentMethod: 'BARCODE',
  paymentDueDate: '2026-11-23',
  approvedAt: '2026-11-16T15:00:00.000Z',
}

describe('when an unpaid order is cancelled', () => {
  test('ORD-093 C-62 the day after two bank days have passed since the due day', () => {
    expect(unpaidCancellationDay(slip)).toBe('2026-11-26')
  })

  test('C-62 weekends and holidays of the banks do not count', () => {
    expect(unpaidCancellationDay({ ...slip, paymentDueDate: '2026-11-19' })).toBe('2026-11-25')
    expect(unpaidCancellationDay({ ...slip, paymentDueDate: '2026-02-13' })).toBe('2026-02-20')
  })

  test('C-62 without a due day five bank days from the approval, by the day of São Paulo', () => {
    expect(unpaidCancellationDay({ ...slip, paymentDueDate: null })).toBe('2026-11-27')
    const lateEvening = '2026-11-17T02:59:00.000Z'
    expect(unpaidCancellationDay({ ...slip, paymentDueDate: null, approvedAt: lateEvening })).toBe('2026-11-27')
    const nextDay = '2026-11-17T03:00:00.000Z'
    expect(unpaidCancellationDay({ ...slip, paymentDueDate: null, approvedAt: nextDay })).toBe('2026-11-28')
  })

  test('C-62 only approved orders that are paid at the gateway', () => {
    const methods = paymentMethods.filter((paymentMethod) => unpaidCancellationDay({ ...slip, paymentMethod }) !== null)
    expect(methods).toEqual(['CREDIT_CARD', 'BARCODE', 'CREDIT_CARD + BARCODE', 'CREDIT_CARD + CREDIT_CARD', 'PIX'])
    const statuses = orderStatusNames.filter((status) => unpaidCancellationDay({ ...slip, status }) !== null)
    expect(statuses).toEqual(['INVOICE_APPROVED'])
    expect(unpaidCancellationDay({ ...slip, paymentDueDate: null, approvedAt: null })).toBeNull()
  })
})
