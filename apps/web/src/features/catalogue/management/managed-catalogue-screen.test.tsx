import { countManagedProducts, listManagedProducts, showManagedProduct } from '@girassol/contract/catalogue'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPageWith, openCatalogue } from './test-managed-products.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const lastQuery = (api: ReturnType<typeof openCatalogue>['api']) => api.callsTo(listManagedProducts).at(-1)?.query

describe('the catalogue of the administration', () => {
  test('USE-026 each product shows its stock, its situation, and what it lacks', async () => {
    openCatalogue()
    expect(await screen.findByText('1.142 produtos')).toBeTruthy()
    const row = (name: RegExp) => within(screen.getByRole('row', { name }))
    expect(await screen.findByRole('row', { name: /VT-4K-M Sem foto 126 Ativo/ })).toBeTruthy()
    expect(row(/VT-5K-M 5,07 kW 126 Ativo/).queryByText('Sem foto')).toBeNull()
    expect(row(/VT-6K-M Sem ficha 0 Inativo/)).toBeTruthy()
  })

  test('USE-026 the chips carry their counts and narrow the list, in the address', async () => {
    const { api, user, router } = openCatalogue('/administracao/catalogo?grupo=1010')
    await user.click(await screen.findByRole('button', { name: 'Sem foto 3' }))
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ groupId: '1010', gap: 'WITHOUT_PICTURE' }))
    expect(router.state.location.search).toMatchObject({ grupo: '1010', falta: 'sem-foto' })
    expect(screen.getByRole('button', { name: 'Sem foto 3' }).getAttribute('aria-pressed')).toBe('true')
    for (const name of ['Todos 24', 'Sem estoque 5', 'Sem ficha 4', 'Em promoção 2', 'Inativos 1'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
    // The counts depend on the filters, not on the chip.
    expect(api.callsTo(countManagedProducts).at(-1)?.query).toEqual({ groupId: '1010' })
  })

  test('USE-026 search, group, brand and situation narrow it, and are cleared together', async () => {
    const { api, user, router } = openCatalogue()
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar produtos' }), 'voltara{Enter}')
    const choose = async (label: string, option: string) => {
      await user.click(screen.getByRole('combobox', { name: label }))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    await choose('Grupo', 'Inversores')
    await choose('Marca', 'VOLTARA')
    await choose('Situação', 'Fora da loja')
    const narrowed = { term: 'voltara', groupId: '1010', brandId: '201', situation: 'OUT_OF_STORE' }
    await waitFor(() => expect(lastQuery(api)).toMatchObject(narrowed))
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    expect(screen.getByRole('searchbox', { name: 'Buscar produtos' })).toHaveProperty('value', '')
  })

  test('USE-026 an address that names no filter narrows nothing', async () => {
    const { api } = openCatalogue('/administracao/catalogo?falta=constructor&situacao=toString&grupo=%27')
    await screen.findByText('1.142 produtos')
    expect(lastQuery(api)).toEqual({ skip: '1' })
  })

  test('USE-026 Enter on a row opens the record beside the table, J and K walk, Escape closes it', async () => {
    const { user, router } = openCatalogue()
    const link = await screen.findByRole('link', { name: /VT-5K-M/ })
    link.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 2, name: 'Inversor 10100003' })).toBeTruthy()
    expect(router.state.location.search).toMatchObject({ produto: '10100003' })
    await waitFor(() => expect(document.activeElement?.id).toBe('managed-product'))
    await user.keyboard('j')
    expect(await screen.findByRole('heading', { level: 2, name: 'Inversor 10100004' })).toBeTruthy()
    await user.keyboard('kk')
    expect(await screen.findByRole('heading', { level: 2, name: 'Inversor 10100002' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Produto anterior' }).hasAttribute('disabled')).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull())
    expect(router.state.location.search).toEqual({})
    expect(document.activeElement?.textContent).toContain('VT-4K-M')
  })

  test('USE-026 in a narrow window the record is a page, with the way back to the list as it was', async () => {
    openCatalogue('/administracao/catalogo?q=voltara&produto=10100003', { isNarrow: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Inversor 10100003' })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    const back = screen.getByRole('link', { name: 'Catálogo' })
    expect(back.getAttribute('href')).toBe('/administracao/catalogo?q=voltara')
  })

  test('USE-026 an empty catalogue shows the import in place of the table', async () => {
    const { api } = openCatalogue()
    const none = { WITHOUT_STOCK: 0, WITHOUT_PICTURE: 0, WITHOUT_SHEET: 0, PROMOTED: 0, INACTIVE: 0 }
    api.on(countManagedProducts, { catalogue: 0, matching: 0, gaps: none }).on(listManagedProducts, aPageWith([]))
    expect(await screen.findByLabelText('Escolher arquivo do catálogo')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('USE-026 a product that does not exist says so, and the table stays', async () => {
    const { api } = openCatalogue('/administracao/catalogo?produto=99999999')
    const { refusing } = await import('../../../lib/fake-api.ts')
    api.on(showManagedProduct, refusing(404, 'Produto não encontrado.'))
    expect(await screen.findByText('Produto não encontrado.')).toBeTruthy()
    expect(screen.getByRole('table')).toBeTruthy()
  })
})
