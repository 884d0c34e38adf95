import { readCart } from '@girassol/contract/cart'
import { listProducts, listPromotedProducts, showPromotionalSeason } from '@girassol/contract/catalogue'
import { anInverter, aProductPage } from '@girassol/test-data/products'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { PromotionsScreen } from './promotions-screen.tsx'
import { aCartWith, aPromotion, aSeason, aShop, drawScreen } from './test-kits.tsx'

const open = () => drawScreen(<PromotionsScreen />, '/sales/promocoes')

beforeEach(() => localStorage.clear())

describe('promotions', () => {
  test('C-20 STORE-006 WIZ-015 are chosen in three steps while a season is on', async () => {
    const api = aShop()
    open()
    expect(await screen.findByRole('heading', { name: /^Promo kit 5,50 kWp/ })).toBeTruthy()
    expect(api.callsTo(listProducts)[0]?.query.type).toBe('BF')
    expect(screen.getByText(/^Black Friday Solar: /)).toBeTruthy()
    expect(screen.getByText(/Até 31\/12\/2026/)).toBeTruthy()
    expect(within(screen.getByRole('navigation', { name: 'Etapas' })).getByText('Pagamento e Entrega')).toBeTruthy()
    expect(screen.queryByText('FILTRAR POR KIT')).toBeNull()
  })

  test.each([
    ['the campaign is off', '0', aSeason],
    ['its season is over', '1', { ...aSeason, isOpen: false }],
  ])('C-20 STORE-036 there are none when %s', async (_case, campaign, season) => {
    const api = aShop({ campaign }).on(showPromotionalSeason, season)
    open()
    expect(await screen.findByText('Nenhuma promoção no momento')).toBeTruthy()
    expect(api.callsTo(listProducts)).toHaveLength(0)
  })

  test('C-20 a campaign that cannot be read sells nothing', async () => {
    aShop().on(showPromotionalSeason, refusing(404, 'Temporada não encontrada.'))
    open()
    expect(await screen.findByText('Nenhuma promoção no momento')).toBeTruthy()
  })

  test('CART-008 a second promotional product is refused beforehand, in words', async () => {
    const second = aPromotion({ B1_COD: '30010002', B1_DESC: 'PROMO KIT 7,60 KWP METALICA' })
    aShop()
      .on(readCart, aCartWith('BF', '30010001'))
      .on(listProducts, aProductPage([aPromotion(), second]))
    open()
    const add = await screen.findByRole('button', { name: /^Adicionar Promo kit 7,60/ })
    expect(add.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Não é possível adicionar mais de um produto promocional!')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^Quantidade de Promo kit 5,50/ })).toBeTruthy()
  })

  test('WIZ-031 a cart with a promotion shows that the campaign is over', async () => {
    aShop({ campaign: '0' }).on(readCart, aCartWith('BF', '30010001')).on(listProducts, aProductPage([]))
    open()
    expect(await screen.findByText('Não é possível continuar pois a promoção está cancelada')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Avançar para o resumo' }))
    expect(await screen.findAllByText('Produto 30010001')).not.toHaveLength(0)
  })

  test('USE-026 the products that the portal marked as promoted lead to their pages', async () => {
    aShop().on(listPromotedProducts, aProductPage([anInverter()]))
    open()
    const section = await screen.findByRole('region', { name: 'Produtos em promoção' })
    const link = within(section).getByRole('link', { name: /VT-5K-M/ })
    expect(link.getAttribute('href')).toBe('/detalhes/inversor-voltara-vt-5k-m-10100003')
  })
})
