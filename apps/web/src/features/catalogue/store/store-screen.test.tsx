import { readCart } from '@girassol/contract/cart'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { StoreScreen } from './store-screen.tsx'
import { aCartWith, aShop, drawScreen } from './test-kits.tsx'

const open = () => drawScreen(<StoreScreen />, '/sales')
const entries = async () => {
  await screen.findByRole('link', { name: 'Kits prontos' })
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

const quickOrder = ['Já tem a lista? Compra rápida', '/compra-rapida']

beforeEach(() => localStorage.clear())

describe('the entry of the store', () => {
  test('STORE-001 STORE-004 C-20 three ways to buy, the promotions with their end, and the quick order for who has a list', async () => {
    aShop()
    open()
    expect(await screen.findByText(/\(31\/12\)$/)).toBeTruthy()
    expect(await entries()).toEqual([
      quickOrder,
      ['Monte seu gerador', '/monte-seu-gerador'],
      ['Kits prontos', '/kits-prontos'],
      ['Promoções', '/sales/promocoes'],
    ])
  })

  test('C-20 STORE-036 without a campaign the shop offers two ways to buy and the quick order', async () => {
    aShop({ campaign: '0' })
    open()
    expect(await entries()).toHaveLength(3)
  })

  test('STORE-001 the button that continues an open cart leads to the flow of its type', async () => {
    aShop().on(readCart, aCartWith('PA', '20010005'))
    const { router } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar no resumo' }))
    await waitFor(() => expect(router.state.location.href).toBe('/kits-prontos?passo=3'))
  })

  test('STORE-001 the way to buy that was used last is marked', async () => {
    localStorage.setItem('girassol-last-flow', 'PA')
    aShop()
    open()
    const tag = await screen.findByText('Usado por último')
    expect(tag.closest('li')?.textContent).toContain('Kits prontos')
  })
})
