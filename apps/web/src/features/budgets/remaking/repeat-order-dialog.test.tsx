import { type RepeatedOrder, repeatOrder } from '@girassol/contract/cart'
import { anOrder } from '@girassol/test-data/orders'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { RepeatOrderDialog } from './repeat-order-dialog.tsx'

const item = { productErpCode: '1', productName: 'Módulo', quantity: 10, unitValue: { before: 449.9, after: 460 } }

const repeated: RepeatedOrder = {
  cart: anOrder({ status: 'CART' }),
  items: [
    { ...item, state: 'dearer' },
    { ...item, productErpCode: '2', productName: 'Cabo', state: 'discontinued' },
    { ...item, productErpCode: '3', productName: 'Grampo', state: 'same' },
  ],
  branch: { before: 'Anápolis', after: 'Goiânia' },
}

const open = () => renderScreen(<RepeatOrderDialog order={{ id: 10_075 }} onClose={() => undefined} />)

test('USE-017 the dialog shows what changed and leads to the cart', async () => {
  fakeApi().on(repeatOrder, repeated)
  const { router } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Pôr no carrinho' }))
  const list = await screen.findByRole('list', { name: 'O que mudou' })
  expect(list.textContent).toContain('Outra filial: Anápolis → Goiânia')
  expect(list.textContent).toMatch(/Módulo: mais caro: R\$\s449,90 → R\$\s460,00/)
  expect(list.textContent).toContain('Cabo: saiu de linha e ficou de fora')
  expect(list.textContent).not.toContain('Grampo')
  await userEvent.click(screen.getByRole('button', { name: 'Ver o carrinho' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/monte-seu-gerador'))
})

test('USE-017 a cart with products is replaced only after confirmation', async () => {
  const sentence = 'O carrinho já tem produtos. Confirme para trocá-los.'
  const api = fakeApi().on(repeatOrder, refusing(409, sentence, { reason: 'cartNotEmpty' }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Pôr no carrinho' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(sentence)).toBeTruthy()
  api.on(repeatOrder, repeated)
  await userEvent.click(screen.getByRole('button', { name: 'Trocar o carrinho' }))
  await screen.findByRole('list', { name: 'O que mudou' })
  expect(api.callsTo(repeatOrder).map(({ body }) => body)).toEqual([{ replaceItems: false }, { replaceItems: true }])
})
