import {
  exportOrders,
  listOrders,
  listSavedViews,
  refreshOrderRows,
  removeSavedView,
  saveView,
} from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../../lib/test-saved-files.ts'
import { OrderListScreen } from './order-list-screen.tsx'

const rows = (count: number, from = 10_000) =>
  Array.from({ length: count }, (_, index) => anOrderRow({ id: from + index, customerName: `Cliente ${from + index}` }))

const opened = (path = '/pedidos') => {
  const api = fakeApi()
    .on(readSession, aSession('COMMERCIAL'))
    .on(listOrders, ({ query }) => {
      const skip = Number(query.skip)
      return {
        data: skip > 3 ? [] : rows(skip === 3 ? 5 : 15, 10_000 + skip * 100),
        total: skip > 3 ? 0 : 35,
        totalIsExact: true,
      }
    })
    .on(listSavedViews, [])
  const open = () =>
    renderScreen(
      <SessionProvider>
        <OrderListScreen />
      </SessionProvider>,
      path,
    )
  return { api, open }
}

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

describe('paging of the order list', () => {
  test('ORD-016 ORD-041 ORD-042 ORD-043 C-40 C-41 pages of 15 are loaded until all are there, then the end is shown', async () => {
    const { api, open } = opened()
    open()
    expect(await screen.findByText('Mostrando 35 de 35')).toBeTruthy()
    expect(screen.getByText('Sem itens para carregar')).toBeTruthy()
    expect(api.callsTo(listOrders).map(({ query }) => query.skip)).toEqual(['1', '2', '3'])
    expect(api.callsTo(listOrders).every(({ query }) => query.take === undefined || query.take === '15')).toBe(true)
  })

  test('ORD-015 ORD-016 an order pushed to the next page by new ones is shown once, and disappears when the list is filtered', async () => {
    const { api, open } = opened()
    api.on(listOrders, ({ query: { skip, term } }) => {
      if (term !== undefined) return { data: rows(2, 10_300), total: 2, totalIsExact: true }
      const data = skip === '1' ? rows(15, 10_100) : skip === '2' ? rows(7, 10_112) : []
      return { data, total: 22, totalIsExact: true }
    })
    open()
    expect(await screen.findByText('Mostrando 19 de 22')).toBeTruthy()
    const numbers = () => screen.getAllByRole('link', { name: /^10\d{3}$/ }).map(({ textContent }) => textContent)
    expect(new Set(numbers()).size).toBe(numbers().length)
    await userEvent.type(await screen.findByRole('searchbox'), 'cliente{Enter}')
    await screen.findByText('Mostrando 2 de 2')
    expect(numbers()).toEqual(['10300', '10301'])
  })

  test('ORD-004 ORD-005 the newest first by default; each sort field and direction is requested', async () => {
    const { api, open } = opened()
    const { router } = open()
    const last = () => api.callsTo(listOrders).at(-1)?.query
    expect(await screen.findByRole('combobox', { name: 'Ordenar por' })).toHaveProperty('value', 'Data de criação')
    expect(screen.getByRole('combobox', { name: 'Direção' })).toHaveProperty('value', 'Decrescente')
    const choose = async (field: string, option: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: field }))
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    for (const [label, orderby] of [
      ['Data de aprovação', 'approvedAt'],
      ['Data de finalização', 'finishedAt'],
    ] as const) {
      await choose('Ordenar por', label)
      await waitFor(() => expect(last()).toMatchObject({ orderby, ordertype: 'DESC' }))
    }
    await choose('Direção', 'Crescente')
    await waitFor(() => expect(last()).toMatchObject({ orderby: 'finishedAt', ordertype: 'ASC' }))
    expect(router.state.location.searchStr).toBe('?ordem=finishedAt&dir=ASC')
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull()
  })

  test('ORD-018 C-109 J, K and the arrows move between rows, / focuses the search and F opens the filters', async () => {
    opened().open()
    const link = async (id: number) => screen.findByRole('link', { name: String(id) })
    const first = await link(10_100)
    screen.getByRole('heading', { level: 1 }).focus()
    await userEvent.keyboard('j')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('j{ArrowDown}')
    expect(document.activeElement).toBe(await link(10_102))
    await userEvent.keyboard('k{ArrowUp}')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('f')
    expect(await screen.findByRole('combobox', { name: 'Status' })).toBeTruthy()
    await userEvent.keyboard('/')
    expect(document.activeElement?.getAttribute('role')).toBe('searchbox')
    await userEvent.keyboard('fj')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'fj')
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeTruthy()
  })
})

describe('an order list that stays open', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  test('C-52 ORD-041 changes by others appear in their rows, without loading any page again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api, open } = opened()
    api.on(refreshOrderRows, ({ query }) =>
      String(query.ids)
        .split(',')
        .map((id) => anOrderRow({ id: Number(id), status: id === '10102' ? 'INVOICE_DELIVERED' : 'INVOICE' }))
        .reverse(),
    )
    open()
    await screen.findByText('Mostrando 35 de 35')
    const numbers = () => screen.getAllByRole('link', { name: /^10\d{3}$/ }).map(({ textContent }) => textContent)
    // The first render has only the rows in the window.
    await after(100)
    const before = numbers()
    expect(screen.queryByText('Entregue')).toBeNull()
    await after(16_000)
    expect(await screen.findByText('Entregue')).toBeTruthy()
    expect(numbers()).toEqual(before)
    const requestedIds = api.callsTo(refreshOrderRows).map(({ query }) => query.ids?.split(','))
    expect(requestedIds).toEqual([
      [...rows(15, 10_100), ...rows(15, 10_200), ...rows(5, 10_300)].map(({ id }) => String(id)),
    ])
    expect(api.callsTo(listOrders)).toHaveLength(3)
  })

  test('C-52 a failed refresh leaves the list as it is, and is retried', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { api, open } = opened()
    api.on(refreshOrderRows, refusing(500, 'Erro interno.'))
    open()
    await screen.findByText('Mostrando 35 de 35')
    await after(31_000)
    expect(api.callsTo(refreshOrderRows)).toHaveLength(2)
    expect(screen.getByText('Mostrando 35 de 35')).toBeTruthy()
    expect(screen.queryByText('Erro interno.')).toBeNull()
  })
})

describe('views of the order list', () => {
  test('ORD-019 a view of the role sets its filters', async () => {
    const { api, open } = opened()
    open()
    await userEvent.click(await screen.findByRole('tab', { name: 'Para validar' }))
    await waitFor(() => expect(api.callsTo(listOrders).at(-1)?.query.queue).toBe('validate'))
    expect(screen.getByRole('tab', { name: 'Para validar' }).getAttribute('aria-selected')).toBe('true')
    await userEvent.click(screen.getByRole('tab', { name: 'Todos' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull())
  })

  test('ORD-040 the current filters are saved under a name and removed, with an undo', async () => {
    const { api, open } = opened('/pedidos?status=INVOICE&q=sol')
    api.on(saveView, ({ body }) => {
      const view = { id: 7, ...(body as { name: string; search: string }) }
      api.on(listSavedViews, [view])
      return view
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar visão' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar visão' }))
    expect(dialog.getByText('Dê um nome à visão.')).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Sol em análise{Enter}')
    expect(await screen.findByRole('tab', { name: 'Sol em análise', selected: true })).toBeTruthy()
    expect(api.callsTo(saveView)[0]?.body).toEqual({ name: 'Sol em análise', search: 'q=sol&status=INVOICE' })
    api.on(removeSavedView, () => {
      api.on(listSavedViews, [])
      return null
    })
    await userEvent.click(screen.getByRole('button', { name: 'Salvar visão' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remover visão Sol em análise' }))
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Sol em análise' })).toBeNull())
    fireEvent.click(await screen.findByText('Desfazer'))
    await waitFor(() => expect(api.callsTo(saveView)).toHaveLength(2))
  })

  test('ORD-040 a duplicate name is refused in its field', async () => {
    const { api, open } = opened('/pedidos?status=INVOICE')
    api.on(saveView, refusing(409, 'Você já tem uma visão com este nome.'))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar visão' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Boletos{Enter}')
    expect(await screen.findByText('Você já tem uma visão com este nome.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveProperty('value', 'Boletos')
  })
})

test('ORD-040 the export contains the filtered list', async () => {
  const { api, open } = opened('/pedidos?status=INVOICE&pagamento=PIX&dir=ASC')
  const saved = recordSavedFiles()
  api.on(exportOrders, new Uint8Array() as never)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(api.callsTo(exportOrders)[0]?.query).toEqual({
    status: 'INVOICE',
    paymentMethods: 'PIX',
    orderby: 'createdAt',
    ordertype: 'ASC',
    format: 'csv',
  })
})
