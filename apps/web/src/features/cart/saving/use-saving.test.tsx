import { choosePickup as pickupEndpoint, readCart, updateCart } from '@girassol/contract/cart'
import { listCustomerAddresses, listCustomers } from '@girassol/contract/customers'
import { listOrders, type OrderView } from '@girassol/contract/orders'
import { listPaymentMethods } from '@girassol/contract/payment-methods'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DraftOwner } from '../../../lib/draft-owner.ts'
import { storeDraft } from '../../../lib/draft-store.ts'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { useUnsavedCount } from '../../../lib/unsaved-changes.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { DeliveryAndPaymentStep } from '../steps/delivery-and-payment-step.tsx'

const cart = anOrder({ status: 'CART', finishedAt: null, addressType: 'same', paymentMethod: null })
const picked: OrderView = { ...cart, addressType: 'pickup' }

const serving = () =>
  fakeApi()
    .on(readCart, cart)
    .on(updateCart, cart)
    .on(pickupEndpoint, picked)
    .on(listCustomers, { data: [], total: 0, totalIsExact: true })
    .on(listCustomerAddresses, [])
    .on(listOrders, { data: [], total: 0, totalIsExact: true })
    .on(listPaymentMethods, [
      { reference: 'PIX', label: 'Pix', maxInstallments: 1, defaultInstallment: 1, interestRates: [] },
    ])

const Step = () => {
  const { data } = useEndpointQuery(readCart, {})
  const [isLeft, setLeft] = useState(false)
  return (
    <DraftOwner value={7}>
      {data && !isLeft && <DeliveryAndPaymentStep cart={data} />}
      <output aria-label="unsaved">{useUnsavedCount()}</output>
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
    </DraftOwner>
  )
}

const open = () => {
  renderScreen(<Step />, '/monte-seu-gerador?passo=4')
  return userEvent.setup()
}

const pickup = () => screen.findByRole<HTMLInputElement>('radio', { name: /Retirada/ })
const unsaved = () => screen.getByRole('status', { name: 'unsaved' }).textContent
const connect = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline))

afterEach(() => {
  onlineManager.setOnline(true)
  notifications.clean()
})

test('USE-010 a choice waits for the connection, and a refusal is then reported where it was made', async () => {
  const api = serving().on(pickupEndpoint, refusing(409, 'Sem retirada nesta filial.'))
  const user = open()
  await pickup()
  connect(false)
  await user.click(await pickup())
  await waitFor(() => expect(unsaved()).toBe('1'))
  expect(await pickup()).toHaveProperty('checked', true)
  expect(api.callsTo(pickupEndpoint)).toHaveLength(0)
  connect(true)
  expect(await screen.findByText('Sem retirada nesta filial.')).toBeTruthy()
  expect(await pickup()).toHaveProperty('checked', false)
  expect(unsaved()).toBe('0')
})

test('USE-010 a refusal after the step was left is shown as a toast', async () => {
  serving().on(pickupEndpoint, refusing(409, 'Sem retirada nesta filial.'))
  const user = open()
  await pickup()
  connect(false)
  await user.click(await pickup())
  await user.click(screen.getByRole('button', { name: 'leave' }))
  expect(unsaved()).toBe('1')
  connect(true)
  expect(await screen.findByText('Sem retirada nesta filial.')).toBeTruthy()
})

test('USE-010 a choice whose answer was lost is sent again with the same key', async () => {
  let tries = 0
  const api = serving().on(pickupEndpoint, () => {
    tries += 1
    if (tries > 1) return picked
    onlineManager.setOnline(false)
    throw new TypeError('Failed to fetch')
  })
  const user = open()
  await user.click(await pickup())
  await waitFor(() => expect(api.callsTo(pickupEndpoint)).toHaveLength(1))
  expect(unsaved()).toBe('1')
  connect(true)
  await waitFor(() => expect(api.callsTo(pickupEndpoint)).toHaveLength(2))
  const [first, again] = api.callsTo(pickupEndpoint).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toBeTruthy()
  expect(again).toBe(first)
  await waitFor(() => expect(unsaved()).toBe('0'))
})

test('USE-002 a choice that did not arrive is offered; one that arrived all the same is not', async () => {
  const place = { userId: 7, form: 'choices', record: String(cart.id) }
  const save = { part: 'delivery', call: 'pickup', change: { addressType: 'pickup' }, failure: 'x' }
  const arrived = { part: 'customer', change: { customerId: cart.customerId }, failure: 'x' }
  storeDraft(place, { base: '', values: [save, arrived] })
  const api = serving()
  const user = open()
  expect(await screen.findByText('Recuperamos o que você digitou: entrega.')).toBeTruthy()
  expect(api.callsTo(pickupEndpoint)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Usar' }))
  await waitFor(() => expect(api.callsTo(pickupEndpoint)).toHaveLength(1))
  expect(api.callsTo(updateCart)).toHaveLength(0)
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('choices'))).toEqual([]))
})
