import { listAlerts } from '@girassol/contract/alerts'
import { addCartItem, readCart } from '@girassol/contract/cart'
import { listBrands, listGroups, listProducts } from '@girassol/contract/catalogue'
import { readSession } from '@girassol/contract/session'
import { addWish } from '@girassol/contract/wishlist'
import type { Role } from '@girassol/domain/access'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { anInverter, aPanel, aProductPage, outOfStock } from '@girassol/test-data/products'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { stopClock } from '../../../lib/test-stopped-clock.ts'
import { groupTitle } from './group-title.ts'
import { ProductBrowser } from './product-browser.tsx'

const aPage = (...data: ReturnType<typeof aPanel>[]) => aProductPage(data)
const emptyCart = anOrder({ status: 'CART', invoiceItems: [] })

const setUp = ({ role = 'INTEGRATOR' as Role, canViewProductPrices = true } = {}) =>
  fakeApi()
    .on(readSession, aSession(role, { canViewProductPrices }))
    .on(readCart, emptyCart)
    .on(listGroups, [
      { BM_GRUPO: '1001', BM_DESC: 'PAINEIS SOLARES', products: 12 },
      { BM_GRUPO: '1010', BM_DESC: 'INVERSORES', products: 24 },
    ])
    .on(listBrands, [{ ZAM_COD: '201', ZAM_DESC: 'VOLTARA' }])
    .on(listProducts, aPage(aPanel()))
    .on(listAlerts, [])

const draw = (path = '/') =>
  renderScreen(
    <SessionProvider>
      <ProductBrowser />
    </SessionProvider>,
    path,
  )

const products = () => screen.findByRole('list', { name: 'Produtos' })
const lastQuery = (api: ReturnType<typeof setUp>) => api.callsTo(listProducts).at(-1)?.query

beforeEach(() => localStorage.clear())

describe('the list of products', () => {
  test('WIZ-034 STORE-027 opens on panels, 25 a page, of this type of purchase', async () => {
    const api = setUp()
    draw()
    expect(within(await products()).getByRole('heading', { name: 'Módulo HELIAR 550W mono PERC 144C' })).toBeTruthy()
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Painéis solares12')
    expect(lastQuery(api)).toEqual({ type: 'MP', groupId: '1001', take: '25', skip: '1' })
    expect(screen.queryByRole('group', { name: 'Marca' })).toBeNull()
  })

  test('WIZ-034 STORE-034 inverters may be filtered by brand', async () => {
    const api = setUp()
    draw()
    await userEvent.click(await screen.findByRole('tab', { name: /Inversores/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'VOLTARA' }))
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ groupId: '1010', brandId: '201' }))
  })

  test('STORE-027 a brand in the address filters only inverters', async () => {
    const api = setUp()
    draw('/?grupo=1001&marca=201')
    await products()
    expect(lastQuery(api)).toEqual({ type: 'MP', groupId: '1001', take: '25', skip: '1' })
  })

  test('WIZ-005 STORE-043 a search waits 800 ms, then highlights its matches', async () => {
    const api = setUp()
    draw()
    await products()
    const requestsBefore = api.callsTo(listProducts).length
    api.on(listProducts, { ...aPage(aPanel()), matched: ['heliar'] })
    const field = screen.getByPlaceholderText('Digite aqui o que procura...')
    const clock = stopClock()
    fireEvent.change(field, { target: { value: 'heli' } })
    await clock.pass(799)
    fireEvent.change(field, { target: { value: 'heliar' } })
    await clock.pass(799)
    expect(api.callsTo(listProducts)).toHaveLength(requestsBefore)
    await clock.pass(20)
    expect(api.callsTo(listProducts)).toHaveLength(requestsBefore + 1)
    expect(lastQuery(api)?.term).toBe('heliar')
    clock.start()
    await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('HELIAR'))
  })

  test('USE-012 a search covers all groups, and each tab shows the number of its matches', async () => {
    const api = setUp()
    draw()
    await products()
    api.on(listGroups, ({ query }) => [
      { BM_GRUPO: '1001', BM_DESC: 'PAINEIS SOLARES', products: query.term === 'mc4' ? 0 : 12 },
      { BM_GRUPO: '1020', BM_DESC: 'ACESSORIOS', products: query.term === 'mc4' ? 2 : 22 },
    ])
    await userEvent.type(screen.getByPlaceholderText('Digite aqui o que procura...'), 'mc4')
    expect(await screen.findByRole('tab', { name: 'Todos 2', selected: true }, { timeout: 3000 })).toBeTruthy()
    expect(lastQuery(api)).toEqual({ type: 'MP', term: 'mc4', take: '25', skip: '1' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.match(/\d+$/)?.[0])).toEqual([
      '2',
      '0',
      '2',
    ])
    await userEvent.click(screen.getByRole('tab', { name: /^Painéis solares/ }))
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ term: 'mc4', groupId: '1001' }))
    expect(screen.getByRole('tab', { name: 'Todos 2' })).toBeTruthy()
  })

  test('STORE-027 a forgiven typo is reported, and the corrected word is highlighted', async () => {
    setUp().on(listProducts, { ...aPage(aPanel()), matched: ['heliar'], correctedTerm: 'heliar 550' })
    draw('/?busca=heilar%20550')
    expect(await screen.findByText('heliar 550')).toBeTruthy()
    expect(document.querySelector('mark')?.textContent).toBe('HELIAR')
  })

  test('STORE-027 a search without result offers terms that find something', async () => {
    const api = setUp().on(listProducts, { ...aPage(), suggestions: ['nexio'] })
    draw('/?busca=nexxxio')
    await userEvent.click(await screen.findByRole('button', { name: 'nexio' }))
    await waitFor(() => expect(lastQuery(api)?.term).toBe('nexio'))
  })

  test('WIZ-006 the choice of cards or lines is remembered', async () => {
    setUp()
    const { unmount } = draw()
    const layout = async () => (await products()).querySelector('li')?.dataset.layout
    expect(await layout()).toBe('card')
    await userEvent.click(screen.getByRole('button', { name: 'Ver em lista' }))
    expect(await layout()).toBe('list')
    unmount()
    draw()
    expect(await layout()).toBe('list')
  })

  test('WIZ-007 STORE-042 60 products are three pages, and then there is nothing more', async () => {
    const api = setUp().on(listProducts, ({ query }) => {
      const count = query.skip === '3' ? 10 : 25
      const data = Array.from({ length: count }, (_, index) => aPanel({ B1_COD: `1001${query.skip}${index}` }))
      return aProductPage(data, 60)
    })
    draw()
    expect(await screen.findByText('Sem itens para carregar')).toBeTruthy()
    expect(api.callsTo(listProducts).map(({ query }) => query.skip)).toEqual(['1', '2', '3'])
  })

  test('STORE-041 a page that fails stops the paging without a message', async () => {
    const full = Array.from({ length: 25 }, (_, index) => aPanel({ B1_COD: `10019${index}` }))
    const api = setUp().on(listProducts, ({ query }) =>
      query.skip === '1' ? aProductPage(full, 60) : refusing(400, 'Falhou'),
    )
    const { client } = draw()
    await products()
    await waitFor(() => expect(api.callsTo(listProducts)).toHaveLength(2))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    await stopClock().pass(10_000)
    expect(api.callsTo(listProducts)).toHaveLength(2)
    expect(screen.queryByText('Falhou')).toBeNull()
    expect(screen.queryByText('Sem itens para carregar')).toBeNull()
  })

  test('WIZ-007 a search without result offers all groups', async () => {
    const api = setUp().on(listProducts, aPage())
    draw('/?busca=cabo')
    expect(await screen.findByText('Sem itens para carregar')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Buscar em todos os grupos' }))
    await waitFor(() => expect(lastQuery(api)).toEqual({ type: 'MP', term: 'cabo', take: '25', skip: '1' }))
  })
})

describe('the list of wishes', () => {
  test('STORE-016 a heart is filled at once and emptied when the server refuses', async () => {
    const api = setUp().on(addWish, refusing(409, 'Não deu'))
    draw()
    const heart = await screen.findByRole('button', { name: /^Lista de desejos: Módulo HELIAR/ })
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(heart)
    await waitFor(() => expect(api.callsTo(addWish).map(({ params }) => params.id)).toEqual(['10010005']))
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
    api.on(addWish, { wishlist: true })
    await userEvent.click(heart)
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  })

  test('STORE-016 a heart stays filled when it was clicked while the list was loading', async () => {
    const api = setUp().on(addWish, { wishlist: true })
    const { client } = draw()
    const heart = await screen.findByRole('button', { name: /^Lista de desejos: Módulo HELIAR/ })
    let finishReading = () => {}
    const reading = new Promise<void>((resolve) => {
      finishReading = resolve
    })
    api.on(listProducts, async () => {
      await reading
      return aPage(aPanel())
    })
    void client.refetchQueries()
    await userEvent.click(heart)
    await waitFor(() => expect(api.callsTo(addWish)).toHaveLength(1))
    finishReading()
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(heart.getAttribute('aria-pressed')).toBe('true')
  })

  test('STORE-016 a heart that is clicked while another group is loading does not stop the loading', async () => {
    const api = setUp().on(addWish, { wishlist: true })
    draw()
    const heart = await screen.findByRole('button', { name: /^Lista de desejos: Módulo HELIAR/ })
    let finishLoading = () => {}
    const loading = new Promise<void>((resolve) => {
      finishLoading = resolve
    })
    api.on(listProducts, async () => {
      await loading
      return aPage(anInverter({ B1_DESC: 'INVERSOR VOLTARA 5K' }))
    })
    await userEvent.click(screen.getByRole('tab', { name: /Inversores/ }))
    await waitFor(() => expect(lastQuery(api)?.groupId).toBe('1010'))
    await userEvent.click(heart)
    await waitFor(() => expect(api.callsTo(addWish)).toHaveLength(1))
    finishLoading()
    expect(await screen.findByRole('heading', { name: /Inversor VOLTARA 5K/i })).toBeTruthy()
  })

  test('STORE-016 STORE-027 the list may be filtered by wishes, by roles that have a wish list', async () => {
    const api = setUp()
    const { unmount } = draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Só a lista de desejos' }))
    await waitFor(() => expect(lastQuery(api)?.onlyWishlisted).toBe('true'))
    unmount()
    setUp({ role: 'CONTRIBUTOR' })
    draw()
    await products()
    expect(screen.queryByRole('button', { name: /desejos/ })).toBeNull()
  })
})

describe('a product of the list', () => {
  test('CART-024 is added by its sale multiple, and its quantity takes the focus', async () => {
    const clamp = aPanel({ B1_COD: '10200001', B1_DESC: 'GRAMPO FINAL 30MM', BM_GRUPO: '1020' })
    const item = anOrderItem({ productErpCode: '10200001', productName: 'Grampo final 30mm', step: 10 })
    const api = setUp()
      .on(listProducts, aPage(clamp))
      .on(addCartItem, { ...emptyCart, invoiceItems: [item] })
    draw()
    const add = await screen.findByRole('button', { name: 'Adicionar Grampo final 30mm' })
    await userEvent.dblClick(add)
    const quantity = await screen.findByRole('textbox', { name: 'Quantidade de Grampo final 30mm' })
    expect(api.callsTo(addCartItem).map(({ body }) => body)).toEqual([{ erpCode: '10200001', quantity: 10 }])
    await waitFor(() => expect(document.activeElement).toBe(quantity))
  })

  test('STORE-026 C-28 is refused when it is out of stock', async () => {
    const api = setUp().on(listProducts, aPage(aPanel(outOfStock)))
    draw()
    const add = await screen.findByRole('button', { name: /^Adicionar Módulo HELIAR/ })
    expect(add.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(add)
    expect((await screen.findAllByText('Produto fora de estoque!')).length).toBeGreaterThan(0)
    expect(api.callsTo(addCartItem)).toHaveLength(0)
  })

  test('SUB-012 offers an alert when it is out of stock, and none when it can be ordered', async () => {
    setUp().on(listProducts, aPage(aPanel(outOfStock), anInverter()))
    draw()
    expect(await screen.findByRole('button', { name: /^Avise-me quando chegar: Módulo HELIAR/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Avise-me quando chegar: Inversor/ })).toBeNull()
  })

  test('CART-005 shows when it would leave', async () => {
    const one = aPanel({ B1_COD: '1', availability: '2026-12-05' })
    const other = aPanel({ B1_COD: '2', availability: 'SEARCH' })
    setUp().on(listProducts, aPage(aPanel(), one, other))
    draw()
    await products()
    for (const words of ['Imediato', 'Embarque 05/12/2026', 'Consultar']) expect(screen.getByText(words)).toBeTruthy()
  })

  test('STORE-021 shows the margin only to those who may see it', async () => {
    setUp().on(listProducts, aPage(aPanel({ marginLiquid: 21.7 }), anInverter()))
    draw()
    await products()
    expect(screen.getAllByText(/^Margem/).map((margin) => margin.textContent)).toEqual(['Margem 21,7%'])
  })

  test('STORE-020 shows no price to those who may not see it', async () => {
    setUp({ canViewProductPrices: false }).on(listProducts, aPage(aPanel({ VLR_TOT: null })))
    draw()
    expect((await products()).textContent).not.toContain('R$')
  })

  test('STORE-022 STORE-023 STORE-025 shows staff its audience and its stock', async () => {
    const panel = aPanel({ BLK_INT: 'S', remainingQuantity: 8, boardingDate: '2026-12-05' })
    setUp({ role: 'PURCHASE' }).on(listProducts, aPage(panel, anInverter()))
    draw()
    await products()
    expect(screen.getByText('Somente interno')).toBeTruthy()
    expect(screen.getByText('Visível a todos')).toBeTruthy()
    expect(screen.getByText('. Estoque atual: 8 · próximo embarque em 05/12/2026')).toBeTruthy()
  })

  test('HOLD-002 STORE-025 staff read in the tooltip what is in stock, what is held and what is free', async () => {
    setUp({ role: 'PURCHASE' }).on(listProducts, aPage(aPanel({ remainingQuantity: 3, heldQuantity: 7 })))
    draw()
    await products()
    expect(screen.getByText(/^\. Estoque atual: 10 · reservadas: 7 · disponíveis: 3/)).toBeTruthy()
  })

  test('STORE-023 shows integrators neither audience nor stock', async () => {
    setUp()
    draw()
    await products()
    expect(screen.queryByText('Visível a todos')).toBeNull()
    expect(screen.queryByText(/Estoque atual/)).toBeNull()
  })

  test('STORE-018 a group without a title in the portal uses the name of the ERP, in lower case', () => {
    expect(groupTitle({ BM_GRUPO: '1099', BM_DESC: 'BATERIAS' })).toBe('Baterias')
  })
})
