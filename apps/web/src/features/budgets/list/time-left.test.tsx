import { act, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TimeLeft } from './time-left.tsx'

test('BUD-018 a budget expires while its list stays open', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  render(<TimeLeft expiresAt="2026-11-23T14:00:00Z" isSentence />)
  expect(screen.getByText(/^expira em/)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(3 * 3_600_000))
  expect(screen.getByText('expirado')).toBeTruthy()
})
