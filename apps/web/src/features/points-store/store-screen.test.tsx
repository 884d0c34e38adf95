import { listPointsProducts } from '@girassol/contract/points-store'
import { addWish, removeWish } from '@girassol/contract/wishlist'
import { aPointsProduct } from '@girassol/test-data/points-products'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { PointsStoreScreen, PointsWishlistScreen } from './store-screen.tsx'
import { openStore, servingStore, storePage } from './test-points-store.tsx'

const later = aPointsProduct({
  B1_COD: '40010003',
  B1_DESC: 'MULTIMETRO TRUE RMS 1000V CAT III',
  VLR_TOT: 15_200,
  quantity: 0,
  boardingDate: '2026-12-05',
  URL_ID: 'multimetro',
})
const dear = aPointsProduct({ B1_COD: '40010014', B1_DESC: 'DRONE COM CAMERA 4K', VLR_TOT: 240_000, URL_ID: 'drone' })
const gone = aPointsProduct({
  B1_COD: '40010006',
  B1_DESC: 'TRENA LASER 50M',
  VLR_TOT: 12_500,
  quantity: 0,
  boardingDate: null,
  URL_ID: 'trena',
})
const all = [aPointsProduct({ wishlist: true }), later, dear, gone]

const card = async (name: RegExp) => {
  const found = (await screen.findAllByRole('listitem')).find((each) => name.test(each.textContent ?? ''))
  if (found === undefined) throw new Error(`no card ${name}`)
  return within(found)
}

afterEach(() => localStorage.clear())

describe('the points store', () => {
  test('PTS-017 PTS-074 PTS-027 a card has its cover, formatted points, the highlighted term, Trocar and the heart', async () => {
    servingStore(all)
    openStore(<PointsStoreScreen />, '/pontos/loja?busca=furadeira')
    const drill = await card(/Parafusadeira/)
    expect(drill.getByText('41.800')).toBeTruthy()
    expect(drill.getByText('furadeira').tagName).toBe('MARK')
    expect(drill.getByText('Imediato')).toBeTruthy()
    expect(drill.getByRole('button', { name: /^Trocar Parafusadeira/ }).getAttribute('aria-disabled')).toBeNull()
    expect(drill.getByRole('button', { name: /^Lista de desejos: Parafusadeira/ }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/images/drill.svg')
  })

  test('PTS-028 C-28 a product that is too expensive or out of stock is disabled with its reason', async () => {
    servingStore(all)
    openStore(<PointsStoreScreen />)
    const drone = await card(/Drone/)
    const refused = await drone.findByRole('button', {
      name: /^Trocar Drone/,
      description: /Saldo Insuficiente para troca/,
    })
    expect(refused.getAttribute('aria-disabled')).toBe('true')
    expect(drone.getAllByText('Saldo Insuficiente para troca').length).toBeGreaterThan(0)
    const tape = await card(/Trena/)
    const empty = tape.getByRole('button', { name: /^Trocar Trena/, description: 'Produto fora de estoque' })
    expect(empty.getAttribute('aria-disabled')).toBe('true')
    expect((await card(/Multímetro/)).getByText('Embarque 05/12/2026')).toBeTruthy()
  })

  test('PTS-016 PTS-018 PTS-019 PTS-020 the list has four columns, colours products in stock and shows the availability', async () => {
    servingStore(all)
    openStore(<PointsStoreScreen />)
    fireEvent.click(await screen.findByRole('button', { name: 'Ver em lista' }))
    const table = within(await screen.findByRole('table'))
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Código', 'Descrição', 'Disponibilidade', 'Desejos'])
    const findRow = (code: string) => table.getByText(code).closest('tr') as HTMLElement
    expect(within(findRow('40010001')).getByText('Imediato').dataset.tone).toBe('success')
    expect(findRow('40010001').dataset.tinted).toBe('true')
    expect(within(findRow('40010003')).getByText('05/12/2026')).toBeTruthy()
    expect(findRow('40010003').dataset.tinted).toBeUndefined()
    expect(within(findRow('40010006')).getByText('Produto fora de estoque')).toBeTruthy()
    expect(findRow('40010014').textContent).toContain('240.000 pontos · Saldo Insuficiente para troca')
  })

  test('PTS-016 the view is in the URL and stays with the user', async () => {
    servingStore(all)
    const first = openStore(<PointsStoreScreen />)
    fireEvent.click(await screen.findByRole('button', { name: 'Ver em lista' }))
    await screen.findByRole('table')
    expect(first.router.state.location.search).toMatchObject({ vista: 'lista' })
    first.unmount()
    openStore(<PointsStoreScreen />)
    expect(await screen.findByRole('table')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Ver em grade' }))
    expect(await screen.findByRole('list', { name: 'Produtos' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test.each(['grade', 'lista'])(
    'PTS-016 as %s the next page loads without a click, and a name opens its product',
    async (view) => {
      const api = servingStore([]).on(listPointsProducts, ({ query }) =>
        storePage(query.skip === '1' ? [later, dear] : [aPointsProduct()], 3),
      )
      openStore(<PointsStoreScreen />, `/pontos/loja?vista=${view}`)
      fireEvent.click(await screen.findByRole('button', { name: 'Parafusadeira/furadeira 20V 2 baterias' }))
      expect(api.callsTo(listPointsProducts).map(({ query }) => query.skip)).toEqual(['1', '2'])
      expect(await screen.findByRole('dialog', { name: /^Parafusadeira/ })).toBeTruthy()
    },
  )

  test('PTS-016 PTS-043 PTS-089 the search is sent once after typing stops, and an empty result can be cleared', async () => {
    const api = servingStore(all).on(listPointsProducts, ({ query }) => storePage(query.term === 'xyz' ? [] : all))
    openStore(<PointsStoreScreen />)
    await card(/Parafusadeira/)
    expect(api.callsTo(listPointsProducts)[0]?.query).toEqual({ take: '25', skip: '1' })
    const search = screen.getByRole('searchbox', { name: 'Buscar na loja de pontos' })
    fireEvent.change(search, { target: { value: 'x' } })
    fireEvent.change(search, { target: { value: 'xyz' } })
    expect(await screen.findByText('Nada encontrado para “xyz”.', {}, { timeout: 3000 })).toBeTruthy()
    expect(screen.getByText('Sem itens para carregar')).toBeTruthy()
    expect(api.callsTo(listPointsProducts).map(({ query }) => query.term)).toEqual([undefined, 'xyz'])
    fireEvent.click(screen.getByText('Limpar busca'))
    expect(await card(/Parafusadeira/)).toBeTruthy()
  })

  test('PTS-036 PTS-037 adding happens at once; removing asks for confirmation, and Cancelar leaves the wish', async () => {
    const api = servingStore(all).on(addWish, { wishlist: true }).on(removeWish, null)
    openStore(<PointsStoreScreen />)
    const meter = await card(/Multímetro/)
    fireEvent.click(meter.getByRole('button', { name: /^Lista de desejos/ }))
    await waitFor(() => expect(api.callsTo(addWish).map(({ params }) => params.id)).toEqual(['40010003']))
    const heart = (await card(/Parafusadeira/)).getByRole('button', { name: /^Lista de desejos/ })
    fireEvent.click(heart)
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText('Deseja remover este produto da lista de desejos?')).toBeTruthy()
    fireEvent.click(question.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(removeWish)).toEqual([])
    fireEvent.click((await card(/Parafusadeira/)).getByRole('button', { name: /^Lista de desejos/ }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(api.callsTo(removeWish).map(({ params }) => params.id)).toEqual(['40010001']))
  })

  test('PTS-036 a wish that the server refuses is undone', async () => {
    servingStore([later]).on(addWish, refusing(404, 'Produto não encontrado.'))
    openStore(<PointsStoreScreen />)
    fireEvent.click((await card(/Multímetro/)).getByRole('button', { name: /^Lista de desejos/ }))
    expect(await screen.findByText('Produto não encontrado.')).toBeTruthy()
    expect(
      (await card(/Multímetro/)).getByRole('button', { name: /^Lista de desejos/ }).getAttribute('aria-pressed'),
    ).toBe('false')
  })

  test.each([
    ['PTS-098 the store', <PointsStoreScreen key="store" />, 'Erro ao carregar produtos.'],
    ['PTS-099 the wish list', <PointsWishlistScreen key="wishes" />, 'Erro ao carregar lista de desejos.'],
  ])('%s reports that it cannot be loaded, and can be retried', async (_what, element, sentence) => {
    const api = servingStore([]).on(listPointsProducts, refusing(403, 'Fechado.'))
    openStore(element)
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    const toasts = [...document.querySelectorAll('[data-tone="danger"]')].map(({ textContent }) => textContent)
    expect(toasts).toContain(sentence)
    api.on(listPointsProducts, storePage(all))
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await card(/Parafusadeira/)).toBeTruthy()
  })

  test('PTS-098 a failed next page stops the paging, and the loaded products stay', async () => {
    const api = servingStore([]).on(listPointsProducts, ({ query }) =>
      query.skip === '1' ? storePage(all, 30) : refusing(403, 'Fechado.'),
    )
    openStore(<PointsStoreScreen />)
    expect((await screen.findAllByText('Erro ao carregar produtos.')).length).toBeGreaterThan(0)
    expect(await card(/Parafusadeira/)).toBeTruthy()
    expect(api.callsTo(listPointsProducts)).toHaveLength(2)
  })

  test('PTS-021 the wish list requests only wished products, in the layout of the store', async () => {
    const api = servingStore([aPointsProduct({ wishlist: true })])
    openStore(<PointsWishlistScreen />, '/pontos/desejos')
    expect(await screen.findByRole('heading', { level: 1, name: 'Lista de desejos' })).toBeTruthy()
    await card(/Parafusadeira/)
    expect(api.callsTo(listPointsProducts)[0]?.query).toMatchObject({ onlyWishlisted: 'true', take: '25' })
    expect(screen.getByRole('button', { name: 'Ver em lista' })).toBeTruthy()
  })
})
