import { addCartItem, changeCartType, readCart } from '@girassol/contract/cart'
import { listProducts } from '@girassol/contract/catalogue'
import { anOrder } from '@girassol/test-data/orders'
import { aProductPage } from '@girassol/test-data/products'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { sellerScope } from '../../../lib/seller-scope.ts'
import { ReadyKitsScreen } from './ready-kits-screen.tsx'
import { aCartWith, aKit, aShop, drawScreen, openWideWindow } from './test-kits.tsx'

const open = (path = '/kits-prontos') => drawScreen(<ReadyKitsScreen />, path)
const steps = () => within(screen.getByRole('navigation', { name: 'Etapas' })).getByRole('list')
const step = (name: RegExp) => within(steps()).getByRole('button', { name })
const current = () => document.querySelector('[aria-current="step"]')?.textContent
const lastQuery = (api: ReturnType<typeof aShop>) => api.callsTo(listProducts).at(-1)?.query
const add = () => screen.findByRole('button', { name: /^Adicionar Kit gerador/ })

beforeEach(() => {
  openWideWindow()
  localStorage.clear()
  sellerScope.clear()
})

describe('ready kits', () => {
  test('WIZ-015 STORE-002 C-21 three steps, and the kits of the catalogue in the first', async () => {
    const api = aShop()
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Kits prontos' })).toBeTruthy()
    const labels = within(steps()).getAllByRole('button')
    expect(labels.map((button) => button.textContent)).toEqual(['1Escolha o kit', '2Resumo', '3Pagamento e Entrega'])
    expect(await screen.findByRole('heading', { name: /^Kit gerador 5,50 kWp/ })).toBeTruthy()
    expect(lastQuery(api)).toEqual({ type: 'PA', orderby: 'power', ordertype: 'ASC', take: '25', skip: '1' })
    expect(screen.getByText(/^R\$\s1,70\/Wp$/)).toBeTruthy()
  })

  test('STORE-008 the menu is headed OPÇÕES and leads to the builder', async () => {
    aShop()
    open()
    expect(await screen.findByRole('heading', { name: 'OPÇÕES' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'MONTE SEU GERADOR' }).getAttribute('href')).toBe('/monte-seu-gerador')
  })

  test('STORE-009 a category filters the list, and TODOS shows all again', async () => {
    const api = aShop().on(listProducts, ({ query }) =>
      aProductPage(query.categoryId === undefined ? [aKit()] : [aKit({ B1_DESC: 'KIT DE SOLO' })]),
    )
    open()
    const categories = within(await screen.findByRole('group', { name: 'FILTRAR POR KIT' }))
    await userEvent.click(await categories.findByRole('button', { name: 'KIT SOLO' }))
    expect(await screen.findByRole('heading', { name: /solo$/i })).toBeTruthy()
    expect(lastQuery(api)?.categoryId).toBe('KSOL')
    await userEvent.click(categories.getByRole('button', { name: 'TODOS' }))
    expect(await screen.findByRole('heading', { name: /^Kit gerador/ })).toBeTruthy()
  })

  test('STORE-007 cards, lines and details show the contents', async () => {
    aShop()
    open()
    const layout = async () =>
      (await screen.findByRole('list', { name: 'Produtos' })).querySelector('li')?.dataset.layout
    for (const [name, type] of [
      ['Ver em grade', 'card'],
      ['Ver em lista', 'list'],
      ['Ver em detalhe', 'detail'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name }))
      expect(await layout()).toBe(type)
    }
    expect(screen.getByText('10 × Módulo HELIAR 550W mono PERC 144C')).toBeTruthy()
  })

  test('STORE-020 C-29 without prices the list cannot be sorted by price', async () => {
    aShop({ seesPrices: false })
      .on(readCart, null)
      .on(listProducts, aProductPage([aKit({ VLR_TOT: null })]))
    open()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Ordenar por' }))
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Menor potência', 'Maior potência'])
    expect(document.body.textContent).not.toContain('R$')
  })

  test('WIZ-012 an empty cart stays in the first step', async () => {
    aShop()
    open()
    await add()
    await userEvent.click(step(/Resumo/))
    expect(await screen.findByText('Selecione um produto para avançar')).toBeTruthy()
    expect(current()).toContain('Escolha o kit')
  })

  test('WIZ-014 there is no way back from the first step, but there is one from the second', async () => {
    aShop().on(readCart, aCartWith('PA', '20010005'))
    const { router } = open()
    const back = await screen.findByRole('button', { name: 'Voltar' })
    expect(back.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(back)
    expect(router.state.location.href).toBe('/kits-prontos')
    await userEvent.click(step(/Resumo/))
    await waitFor(() => expect(router.state.location.href).toBe('/kits-prontos?passo=3'))
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }))
    await waitFor(() => expect(current()).toContain('Escolha o kit'))
  })

  test('WIZ-008 the summary reads the cart anew', async () => {
    const api = aShop().on(readCart, aCartWith('PA', '20010005'))
    open()
    await screen.findByRole('button', { name: 'Voltar' })
    await waitFor(() => expect(api.callsTo(readCart)).toHaveLength(1))
    api.on(readCart, aCartWith('PA', '20010009'))
    await userEvent.click(step(/Resumo/))
    expect(await screen.findAllByText('Produto 20010009')).not.toHaveLength(0)
  })

  test('WIZ-033 changing the integrator returns to the choice of kits', async () => {
    sellerScope.set('INT001')
    aShop({ role: 'COMMERCIAL' }).on(readCart, aCartWith('PA', '20010005'))
    const { router } = open('/kits-prontos?passo=3')
    await screen.findAllByText('Produto 20010005')
    act(() => sellerScope.set('INT002'))
    await waitFor(() => expect(router.state.location.href).toBe('/kits-prontos'))
    await waitFor(() => expect(current()).toContain('Escolha o kit'))
  })
})

describe('a cart of another type', () => {
  const other = aCartWith('MP', '10010005')
  const question = () => screen.findByRole('dialog', { name: 'Trocar o tipo de compra' })

  test('C-31 CART-034 browsing leaves it unchanged; adding a kit asks for confirmation and changes the type first', async () => {
    const kits = aCartWith('PA', '20010005')
    const api = aShop()
      .on(readCart, other)
      .on(changeCartType, anOrder({ status: 'CART', type: 'PA', invoiceItems: [] }))
      .on(addCartItem, kits)
    open()
    expect(await screen.findByText(/Há 1 item no carrinho de Monte seu gerador/)).toBeTruthy()
    await userEvent.click(await add())
    expect((await question()).textContent).toContain(
      'Ao trocar o tipo de compra, os itens do carrinho serão removidos.',
    )
    expect(api.callsTo(changeCartType)).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }))
    expect(await screen.findByRole('textbox', { name: /^Quantidade de Kit gerador/ })).toBeTruthy()
    expect(api.callsTo(changeCartType).map(({ params }) => params.type)).toEqual(['PA'])
    expect(api.callsTo(addCartItem).map(({ body }) => body)).toEqual([{ erpCode: '20010005', quantity: 1 }])
  })

  test('C-31 leaving it unchanged adds nothing', async () => {
    const api = aShop().on(readCart, other)
    open()
    await userEvent.click(await add())
    await question()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(addCartItem)).toHaveLength(0)
    expect(api.callsTo(changeCartType)).toHaveLength(0)
  })

  test('CART-034 C-31 with the warning hidden, a failed change can be retried', async () => {
    localStorage.setItem('girassol-hide-cart-warning', '1')
    const api = aShop().on(readCart, other).on(changeCartType, refusing(409, 'Agora não.'))
    open()
    await userEvent.click(await add())
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await waitFor(async () => expect((await add()).getAttribute('aria-disabled')).toBeNull())
    expect(api.callsTo(addCartItem)).toHaveLength(0)
  })

  test('C-30 its last step cannot be opened here', async () => {
    aShop().on(readCart, other)
    open('/kits-prontos?passo=4')
    expect(await screen.findByText('Selecione um produto para avançar')).toBeTruthy()
    await waitFor(() => expect(current()).toContain('Escolha o kit'))
  })
})
