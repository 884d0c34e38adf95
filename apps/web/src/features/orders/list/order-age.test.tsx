import { anOrderRow } from '@girassol/test-data/orders'
import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OrderAge } from './order-age.tsx'

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
