import { addCartItem, changeCartItemQuantity, readCart } from '@girassol/contract/cart'
import { showProduct } from '@girassol/contract/catalogue'
import { findFreightDeadline } from '@girassol/contract/freight'
import { readSession } from '@girassol/contract/session'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aPanel, aProductDetail } from '@girassol/test-data/products'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { ProductDialog } from './product-dialog.tsx'

const detail = aProductDetail()
const inCart = anOrder({ status: 'CART', invoiceItems: [anOrderItem({ productName: 'Módulo' })] })

const setUp = () => fakeApi().on(readSession, aSession('INTEGRATOR')).on(readCart, inCart).on(showProduct, detail)

const draw = () =>
  renderScreen(
    <SessionProvider>
      <ProductDialog product={aPanel()} onClose={() => {}} />
    </SessionProvider>,
  )

describe('the details of a product', () => {
  test('STORE-010 description and sheet, attribute - value', async () => {
    setUp()
    draw()
    expect(await screen.findByText('Módulo monofacial de 144 células.')).toBeTruthy()
    expect(screen.getByText('Potência máxima (Pmax) - 550 W')).toBeTruthy()
  })

  test('STORE-013 says when there is nothing to show', async () => {
    setUp().on(showProduct, { ...detail, DETALHES: '', FT: [] })
    draw()
    expect(await screen.findByText('Sem detalhes para exibição')).toBeTruthy()
  })

  test('STORE-014 no answer shows nothing, and no failure', async () => {
    setUp().on(showProduct, refusing(404, 'Produto não encontrado'))
    draw()
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Carregando' })).toBeNull())
    expect(screen.queryByText('Produto não encontrado')).toBeNull()
    expect(screen.queryByText('Sem detalhes para exibição')).toBeNull()
  })

  test('STORE-011 at most 999 units', async () => {
    const api = setUp().on(changeCartItemQuantity, inCart).on(addCartItem, inCart)
    draw()
    const field = () => screen.getByRole('textbox', { name: /^Quantidade de/ })
    // The field is rendered again after the cart is loaded.
    await waitFor(async () => userEvent.clear(field()))
    await userEvent.type(field(), '1000{Enter}')
    await waitFor(() => expect(api.callsTo(changeCartItemQuantity)[0]?.params.qty).toBe('999'))
  })

  test('STORE-012 STORE-044 the delivery time in working days', async () => {
    const api = setUp().on(findFreightDeadline, { deadline: 3 })
    draw()
    await userEvent.type(await screen.findByRole('textbox', { name: /CEP/ }), '01310100')
    expect(await screen.findByText('Entrega em 3 dias úteis')).toBeTruthy()
    expect(api.callsTo(findFreightDeadline).map(({ params }) => params.cep)).toEqual(['01310100'])
  })

  test('STORE-040 a delivery time that cannot be found', async () => {
    setUp().on(findFreightDeadline, refusing(404, 'CEP não encontrado'))
    draw()
    await userEvent.type(await screen.findByRole('textbox', { name: /CEP/ }), '99999999')
    expect(await screen.findByText('Prazo de entrega indisponível')).toBeTruthy()
  })

  test('USE-026 a product out of stock names the product to buy instead, and leads to it', async () => {
    const successor = { B1_COD: '10010006', B1_DESC: 'MODULO HELIAR 600W', URL_ID: 'modulo-600' }
    setUp().on(showProduct, { ...detail, availability: null, successor })
    draw()
    const link = await screen.findByRole('link', { name: 'Módulo HELIAR 600W' })
    expect(link.getAttribute('href')).toBe('/detalhes/modulo-600')
    expect(link.closest('p')?.textContent).toBe('Substituído por Módulo HELIAR 600W')
  })

  test('USE-026 several pictures are shown one at a time, the first as the cover', async () => {
    setUp().on(showProduct, { ...detail, pictures: ['a.png', 'b.png'] })
    draw()
    const second = await screen.findByRole('button', { name: 'Foto 2 de 2' })
    const shown = () => document.querySelector('[data-shown] img')?.getAttribute('src')
    expect(shown()).toBe('/api/images/a.png')
    await userEvent.click(second)
    expect(shown()).toBe('/api/images/b.png')
    expect(second.getAttribute('aria-pressed')).toBe('true')
  })
})
