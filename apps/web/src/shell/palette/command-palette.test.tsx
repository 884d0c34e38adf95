import { readCart } from '@girassol/contract/cart'
import { listProducts } from '@girassol/contract/catalogue'
import { listConsultants } from '@girassol/contract/consultants'
import { listCustomers } from '@girassol/contract/customers'
import { listLinks } from '@girassol/contract/links'
import { listOrders } from '@girassol/contract/orders'
import { listSellers } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aCustomer } from '@girassol/test-data/customers'
import { anOrderRow } from '@girassol/test-data/orders'
import { aPanel, aProductPage } from '@girassol/test-data/products'
import { sellerPage } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { setLetterKeys } from '../../lib/letter-keys.ts'
import { renderShell } from '../render-shell.tsx'

const aPage = <Row,>(...data: Row[]) => ({ data, total: data.length, totalIsExact: true })

const serving = (role: Role) =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(readCart, refusing(404, 'Não encontrado.'))
    .on(listLinks, [])
    .on(listConsultants, [])
    .on(listSellers, sellerPage(3, { skip: 1, take: 5 }))
    .on(listOrders, ({ query }) =>
      query.status === undefined ? aPage(anOrderRow()) : aPage(anOrderRow({ id: 10_479, status: 'BUDGET' })),
    )
    .on(listCustomers, aPage(aCustomer({ name: 'Padaria Trigo Dourado' })))
    .on(listProducts, aProductPage([aPanel()]))

const openShell = async () => {
  const shell = renderShell('/')
  await screen.findByRole('heading', { name: 'Início' })
  return shell
}

const openPalette = async () => {
  const shell = await openShell()
  await shell.user.keyboard('{Control>}k{/Control}')
  return { ...shell, field: await screen.findByRole('combobox', { name: /^Buscar telas/ }) }
}

const labels = () => screen.getAllByRole('option').map((option) => option.firstChild?.textContent)

afterEach(() => {
  sessionStorage.clear()
  setLetterKeys(true)
})

describe('the command palette', () => {
  test('NAV-019 USE-018 opens with Ctrl+K, lists the screens of the role, and opens one with Enter', async () => {
    serving('INTEGRATOR')
    const { user, field, router } = await openPalette()
    expect(labels()).toContain('Orçamentos')
    await user.type(field, 'orcam')
    await waitFor(() => expect(labels()[0]).toBe('Orçamentos'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/orcamentos'))
    expect(screen.queryByRole('combobox', { name: /^Buscar telas/ })).toBeNull()
  })

  test('USE-018 a phrase with a verb is listed first, and Enter runs it', async () => {
    serving('INTEGRATOR')
    const { user, field, router } = await openPalette()
    await user.type(field, 'extrato')
    await waitFor(() => expect(labels()[0]).toBe('Ver extrato de pontos'))
    await user.clear(field)
    await user.type(field, 'pagar 10075')
    await waitFor(() => expect(labels()[0]).toBe('Pagar pedido 10075'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe('/pedidos/10075?aba=pagamento'))
  })

  test('USE-018 a new customer is registered from any screen', async () => {
    serving('INTEGRATOR')
    const { user, field } = await openPalette()
    await user.type(field, 'novo cliente')
    await waitFor(() => expect(labels()[0]).toBe('Novo cliente'))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Adicionar um novo cliente' })).toBeTruthy()
  })

  test('USE-018 C-11 finds orders, budgets, customers and products, each in its group', async () => {
    const api = serving('INTEGRATOR')
    const { user, field } = await openPalette()
    await user.type(field, 'padaria')
    expect(await screen.findByRole('option', { name: /^Pedido 10482/ })).toBeTruthy()
    const group = (name: string) => within(screen.getByRole('group', { name }))
    expect(group('Orçamentos').getByRole('option', { name: /^Orçamento 10479/ })).toBeTruthy()
    expect(group('Clientes').getByRole('option', { name: /^Padaria Trigo Dourado/ })).toBeTruthy()
    expect(group('Produtos').getAllByRole('option')).toHaveLength(1)
    expect(group('Produtos').getByRole('option', { name: /^Módulo HELIAR 550W mono PERC 144C/ })).toBeTruthy()
    const queries = api.callsTo(listOrders).map(({ query }) => query)
    expect(queries).toEqual([
      { term: 'padaria', take: '5' },
      { term: 'padaria', take: '5', status: 'BUDGET,BUDGET_EXPIRED' },
    ])
  })

  test('C-08 C-12 for a user without a store, budgets, customers and products are not searched', async () => {
    const api = serving('LOGISTICS')
    const { user, field } = await openPalette()
    await user.type(field, 'padaria')
    expect(await screen.findByRole('option', { name: /^Pedido 10482/ })).toBeTruthy()
    expect(api.callsTo(listOrders)).toHaveLength(1)
    expect([...api.callsTo(listCustomers), ...api.callsTo(listProducts)]).toEqual([])
  })

  test('C-04 staff without an integrator cannot search customers', async () => {
    const api = serving('COMMERCIAL')
    const { user, field } = await openPalette()
    await user.type(field, 'padaria')
    expect(await screen.findByRole('option', { name: /^Pedido 10482/ })).toBeTruthy()
    expect(api.callsTo(listCustomers)).toEqual([])
  })

  test('ERR-003 a search that fails in part says so and shows the other results', async () => {
    serving('INTEGRATOR').on(listCustomers, refusing(409, 'Não.'))
    const { user, field } = await openPalette()
    await user.type(field, 'padaria')
    expect(await screen.findByText('Parte da busca falhou. Tente de novo.')).toBeTruthy()
    expect(screen.getByRole('option', { name: /^Pedido 10482/ })).toBeTruthy()
  })

  test('C-11 Esc closes it, even with typed text', async () => {
    serving('LOGISTICS')
    const { user, field } = await openPalette()
    await user.type(field, 'xyzw')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('C-11 says when nothing was found', async () => {
    serving('LOGISTICS').on(listOrders, aPage())
    const { user, field } = await openPalette()
    await user.type(field, 'xyzw')
    expect(await screen.findByText('Nenhum resultado.')).toBeTruthy()
  })

  test('C-11 the most recently visited screens are offered first', async () => {
    serving('INTEGRATOR')
    document.title = 'Pedido 10482 · Girassol'
    const { user, router } = await openShell()
    await router.navigate({ href: '/orcamentos' })
    await screen.findByRole('heading', { name: 'Orçamentos' })
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: /^Buscar telas/ })
    expect(labels()[0]).toBe('Pedido 10482')
  })
})

describe('the letters', () => {
  test('C-11 ? lists them, and can disable them', async () => {
    serving('INTEGRATOR')
    const { user } = await openShell()
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }))
    expect(dialog.getByText('Ir para os orçamentos')).toBeTruthy()
    await user.click(dialog.getByRole('switch', { name: /Atalhos de uma letra/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('NAV-021 G and a letter open the screens of the bar', async () => {
    serving('INTEGRATOR')
    const { user, router } = await openShell()
    await user.keyboard('go')
    await waitFor(() => expect(router.state.location.pathname).toBe('/orcamentos'))
  })

  test('NAV-021 G and a letter do not open a screen that the role may not open', async () => {
    serving('FINANCIAL')
    const { user, router } = await openShell()
    await user.keyboard('go')
    expect(router.state.location.pathname).toBe('/')
  })

  test('C-11 a letter typed in a field is text', async () => {
    serving('INTEGRATOR')
    const { user, field } = await openPalette()
    await user.type(field, 'go?')
    expect((field as HTMLInputElement).value).toBe('go?')
    expect(screen.queryByRole('dialog', { name: 'Atalhos do teclado' })).toBeNull()
  })
})
