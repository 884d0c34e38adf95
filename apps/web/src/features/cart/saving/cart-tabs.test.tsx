import { readCart } from '@girassol/contract/cart'
import { readSession } from '@girassol/contract/session'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { stopClock } from '../../../lib/test-stopped-clock.ts'
import { CartSummary } from '../../../shell/cart-summary.tsx'

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
  const clock = stopClock()
  const otherTab = new BroadcastChannel('girassol-cart')
  const witness = new BroadcastChannel('girassol-cart')
  const change = async () => {
    // The message goes through the real event loop. The screen listened first, so it has the message before the test.
    const arrived = new Promise((resolve) => witness.addEventListener('message', resolve, { once: true }))
    otherTab.postMessage('changed')
    await arrived
  }
  await change()
  await clock.pass(999)
  await change()
  await clock.pass(999)
  expect(api.callsTo(readCart)).toHaveLength(before)
  await clock.pass(20)
  expect(api.callsTo(readCart)).toHaveLength(before + 1)
  await clock.pass(3000)
  expect(api.callsTo(readCart)).toHaveLength(before + 1)
  witness.close()
  otherTab.close()
})
