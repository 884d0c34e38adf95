import { changeCartItemQuantity, readCart } from '@girassol/contract/cart'
import { readSession } from '@girassol/contract/session'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { useCart } from '../saving/use-cart.ts'
import { CartItems } from './cart-items.tsx'

const items = ['Painel', 'Grampo', 'Cabo'].map((productName, index) =>
  anOrderItem({ productErpCode: `1001000${index}`, productName, quantity: 1 }),
)
const cart = anOrder({ status: 'CART', invoiceItems: items })

const Screen = () => {
  const { cart: shown } = useCart()
  if (shown === null) return null
  return (
    <>
      <h1 tabIndex={-1}>Resumo</h1>
      {shown.invoiceItems.length > 0 && <CartItems cart={shown} onAddProducts={() => {}} />}
    </>
  )
}

/** The server has the same cart as the screen, without the removed items. */
const draw = () => {
  let left = items
  const api = fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(readCart, cart)
    .on(changeCartItemQuantity, ({ params }) => {
      left = left.filter(({ productErpCode }) => productErpCode !== params.code)
      return { ...cart, invoiceItems: left }
    })
  renderScreen(
    <SessionProvider>
      <Screen />
    </SessionProvider>,
  )
  return api
}

const nameOf = (product: string) => `Retirar ${product} do carrinho`
const findBin = (product: string) => screen.findByRole('button', { name: nameOf(product) })
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

beforeEach(() => notifications.clean())

test('C-32 the second press of a double click does not remove the item that slides under the pointer', async () => {
  const api = draw()
  await userEvent.click(await findBin('Painel'))
  await userEvent.click(await findBin('Grampo'))
  expect(await findBin('Grampo')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 450))
  await userEvent.click(await findBin('Grampo'))
  await waitFor(() => expect(api.callsTo(changeCartItemQuantity)).toHaveLength(2))
  expect(api.callsTo(changeCartItemQuantity).map(({ params }) => params.code)).toEqual(['10010000', '10010001'])
})

test('C-32 by keyboard each item that leaves gives the focus to the next, the last one to the heading', async () => {
  draw()
  const bin = await findBin('Grampo')
  bin.focus()
  for (const next of [nameOf('Cabo'), nameOf('Painel'), 'Resumo']) {
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focusedName()).toBe(next))
  }
})

test('C-32 an item whose quantity becomes 0 gives the focus to the next', async () => {
  draw()
  const field = await screen.findByRole('textbox', { name: 'Quantidade de Painel' })
  await userEvent.clear(field)
  await userEvent.type(field, '0{Enter}')
  await waitFor(() => expect(focusedName()).toBe(nameOf('Grampo')))
})
