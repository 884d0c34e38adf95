import { readCart } from '@girassol/contract/cart'
import { readSession } from '@girassol/contract/session'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CartSummary } from '../../shell/cart-summary.tsx'
import { SessionProvider } from '../../shell/session.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('NAV-025 two quick changes in another tab cause one reading of the cart, a second after the last', async () => {
  const api = fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(readCart, anOrder({ status: 'CART' }))
  renderScreen(
    <SessionProvider>
      <CartSummary />
    </SessionProvider>,
  )
  await screen.findByRole('button', { name: /Carrinho: 1/ })
  const before = api.callsTo(readCart).length
  const otherTab = new BroadcastChannel('girassol-cart')
  const change = async () => {
    otherTab.postMessage('changed')
    // The message goes through the real event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await change()
  await act(() => vi.advanceTimersByTimeAsync(600))
  await change()
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(api.callsTo(readCart)).toHaveLength(before)
  await act(() => vi.advanceTimersByTimeAsync(200))
  await vi.waitFor(() => expect(api.callsTo(readCart)).toHaveLength(before + 1))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(api.callsTo(readCart)).toHaveLength(before + 1)
  otherTab.close()
})
