import { anOrderRow } from '@girassol/test-data/orders'
import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LateAge, OrderAge } from './order-age.tsx'

test('USE-025 the age of an order grows, and turns red, while the list stays open', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  render(<OrderAge order={anOrderRow({ status: 'INVOICE_VALIDATED', statusSince: '2026-11-23T09:00:00Z' })} />)
  expect(screen.getByText('3 h')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2 * 3_600_000))
  expect(screen.getByText('5 h')).toBeTruthy()
  expect(screen.queryByText('(atrasado)')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(72 * 3_600_000))
  expect(screen.getByText('(atrasado)')).toBeTruthy()
})

test('USE-025 the card on the phone shows the age of an order only once it is late', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const draw = (statusSince: string) =>
    render(<LateAge order={anOrderRow({ status: 'INVOICE_VALIDATED', statusSince })} />).container.textContent
  expect(draw('2026-11-23T09:00:00Z')).toBe('')
  expect(draw('2026-11-13T09:00:00Z')).toBe(' · parado há 10 dias (atrasado)')
})
