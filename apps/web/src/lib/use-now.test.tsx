import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateText } from '../ui/value-text.tsx'
import { useNow, useToday } from './use-now.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T02:58:30Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const Age = ({ iso }: { readonly iso: string }) => <DateText iso={iso} relativeTo={useNow()} />
const Today = () => <output>{useToday()}</output>

test('USE-025 an age grows while its screen stays open', async () => {
  render(<Age iso="2026-11-21T02:58:30Z" />)
  expect(screen.getByText('agora')).toBeTruthy()
  await pass(60_000)
  expect(screen.getByText('há 1 minuto')).toBeTruthy()
  await pass(180_000)
  expect(screen.getByText('há 4 minutos')).toBeTruthy()
})

test('REL-013 something that happens while its screen is open is shown as happening now', async () => {
  const { rerender } = render(<Age iso="2026-11-21T02:50:30Z" />)
  await pass(45_000)
  rerender(<Age iso="2026-11-21T02:59:10Z" />)
  expect(screen.getByText('agora')).toBeTruthy()
})

test('USE-025 the time is at most a minute old, also of a component that comes between two ticks', async () => {
  const shown = (age: ReactNode) => (
    <>
      <Today />
      {age}
    </>
  )
  const { rerender } = render(shown(null))
  await pass(40_000)
  rerender(shown(<Age iso="2026-11-21T02:58:30Z" />))
  expect(screen.getByText('agora')).toBeTruthy()
  await pass(50_000)
  expect(screen.getByText('há 1 minuto')).toBeTruthy()
})

test('today changes at midnight of São Paulo', async () => {
  render(<Today />)
  expect(screen.getByText('2026-11-20')).toBeTruthy()
  await pass(120_000)
  expect(screen.getByText('2026-11-21')).toBeTruthy()
})

test('no timer runs without a component that shows the time', () => {
  const { unmount } = render(<Today />)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
