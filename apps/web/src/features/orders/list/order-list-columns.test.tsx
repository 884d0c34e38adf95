import { chooseColumns, countOrderViews, listOrders, listSavedViews } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { OrderListScreen } from './order-list-screen.tsx'

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()

const rows = [
  anOrderRow({ id: 10_001, status: 'INVOICE_VALIDATED', statusSince: ago(80), paymentMethod: 'OTHERS' }),
  anOrderRow({ id: 10_002, status: 'INVOICE_VALIDATED', statusSince: ago(5) }),
  anOrderRow({ id: 10_003, status: 'INVOICE_DELIVERED', statusSince: ago(900) }),
]

const counted = (count: number, isExact = true) => ({ count, isExact })

const opened = (role: Role, path = '/pedidos', session = aSession(role)) => {
  const api = fakeApi()
    .on(readSession, session)
    .on(listOrders, { data: rows, total: rows.length, totalIsExact: true })
    .on(listSavedViews, [])
    .on(chooseColumns, null)
    .on(countOrderViews, {
      all: counted(999, false),
      travelling: counted(62),
      queues: [{ queue: 'releasePayment', ...counted(9) }],
    })
  const view = renderScreen(
    <main>
      <SessionProvider>
        <OrderListScreen />
      </SessionProvider>
    </main>,
    path,
  )
  return { api, view }
}

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const table = () => screen.findByRole('table', { name: /^Pedidos/ })

const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(
      (text) => /^[A-ZN]/.test(text ?? '') && !/Seleção|Selecionar|Ações|Próxima|Feedback|anexados/.test(text ?? ''),
    )

const openColumns = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Colunas' }))
  return within(await screen.findByRole('list', { name: 'Colunas' }))
}

test('USE-025 the age counts from the last change of the status, red past the limit and none once it is delivered', async () => {
  opened('FINANCIAL')
  await table()
  const late = within(await screen.findByRole('row', { name: /10001/ }))
  expect(late.getByText('3 dias', { exact: false }).textContent).toBe('3 dias (atrasado)')
  expect(within(screen.getByRole('row', { name: /10002/ })).getByText('5 h').textContent).toBe('5 h')
  expect(within(screen.getByRole('row', { name: /10003/ })).queryByText(/dias/)).toBeNull()
})

test('USE-025 a column is chosen, is there at once and is stored with the user', async () => {
  const { api } = opened('FINANCIAL')
  expect(await heads()).toEqual(['Nº', 'Parado há', 'Aprovação', 'Cliente', 'Responsável', 'Valor total', 'Status'])
  const columns = await openColumns()
  await userEvent.click(columns.getByRole('checkbox', { name: 'Pagamento' }))
  await userEvent.click(columns.getByRole('checkbox', { name: 'Aprovação' }))
  expect(await heads()).toEqual(['Nº', 'Parado há', 'Cliente', 'Responsável', 'Pagamento', 'Valor total', 'Status'])
  expect(within(screen.getByRole('row', { name: /10001/ })).getByText('Outros')).toBeTruthy()
  await waitFor(() => expect(api.callsTo(chooseColumns)).toHaveLength(2))
  expect(api.callsTo(chooseColumns)[1]?.body).toEqual({
    columns: expect.arrayContaining([
      { name: 'payment', isShown: true },
      { name: 'approvedAt', isShown: false },
    ]),
  })
  for (const name of ['Nº', 'Cliente', 'Valor total', 'Status']) {
    expect(columns.getByRole<HTMLInputElement>('checkbox', { name }).disabled).toBe(true)
  }
})

test('USE-025 Alt with the arrows and a drag move a column, never a fixed one; the usual ones come back', async () => {
  const { api } = opened('FINANCIAL')
  await table()
  const columns = await openColumns()
  columns.getByRole('checkbox', { name: 'Responsável' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect((await heads()).slice(2, 5)).toEqual(['Aprovação', 'Responsável', 'Cliente'])
  const item = (name: string) => columns.getByRole('checkbox', { name }).closest('li') as HTMLElement
  fireEvent.dragStart(item('Parado há'))
  fireEvent.dragOver(item('Status'))
  fireEvent.drop(item('Status'))
  await waitFor(async () => expect((await heads()).at(-1)).toBe('Parado há'))
  fireEvent.dragStart(item('Cliente'))
  fireEvent.drop(item('Nº'))
  expect((await heads())[0]).toBe('Nº')
  expect(item('Cliente').getAttribute('draggable')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao padrão' }))
  expect((await heads())[1]).toBe('Parado há')
  await waitFor(() => expect(api.callsTo(chooseColumns).at(-1)?.body).toEqual({ columns: null }))
})

test('USE-025 columns that were not stored go back to where they were, with the reason', async () => {
  const { api } = opened('INTEGRATOR')
  api.on(chooseColumns, refusing(500, 'Ocorreu um erro inesperado.'))
  expect(await heads()).toEqual(['Nº', 'Aprovação', 'Cliente', 'Previsão de entrega', 'Valor total', 'Status'])
  const columns = await openColumns()
  expect(columns.queryByRole('checkbox', { name: 'Responsável' })).toBeNull()
  await userEvent.click(columns.getByRole('checkbox', { name: 'Parado há' }))
  await screen.findByText('Não deu para guardar as colunas. Tente de novo.')
  await waitFor(async () => expect(await heads()).not.toContain('Parado há'))
})

test('USE-025 the columns of another visit come with the user', async () => {
  const orderColumns = [
    { name: 'number', isShown: true },
    { name: 'payment', isShown: true },
    { name: 'customer', isShown: true },
    { name: 'total', isShown: true },
    { name: 'status', isShown: true },
  ] as const
  opened('FINANCIAL', '/pedidos', aSession('FINANCIAL', { orderColumns: [...orderColumns] }))
  expect(await heads()).toEqual(['Nº', 'Pagamento', 'Cliente', 'Valor total', 'Status'])
})

test('USE-025 each view has its count, from a call of its own', async () => {
  const { api } = opened('FINANCIAL')
  expect((await screen.findByRole('tab', { name: 'Forma a liberar 9' })).textContent).toBe('Forma a liberar9')
  expect(screen.getByRole('tab', { name: /^Todos/ }).textContent).toBe('Todos999+')
  expect(screen.getByRole('tab', { name: /^Em entrega/ }).textContent).toBe('Em entrega62')
  expect(api.callsTo(countOrderViews)).toHaveLength(1)
})

test('USE-025 the period of creation is requested once both days are whole, shown as one chip and taken away with it', async () => {
  const { api, view } = opened('FINANCIAL')
  const lastQuery = () => api.callsTo(listOrders).at(-1)?.query
  await userEvent.click(await screen.findByRole('button', { name: /^Filtros/ }))
  const [from, to] = [
    await screen.findByRole('textbox', { name: 'Criado de' }),
    screen.getByRole('textbox', { name: 'Criado até' }),
  ]
  await userEvent.type(from, '15112026')
  await userEvent.type(to, '2111')
  expect(lastQuery()).not.toHaveProperty('createdTo')
  await userEvent.type(to, '2026')
  await waitFor(() => expect(lastQuery()).toMatchObject({ createdFrom: '2026-11-15', createdTo: '2026-11-21' }))
  expect(await screen.findByText('15/11/2026 a 21/11/2026')).toBeTruthy()
  await userEvent.clear(to)
  await userEvent.type(to, '14112026')
  expect(await screen.findByText('O período termina antes de começar.')).toBeTruthy()
  expect(lastQuery()).not.toHaveProperty('createdTo', '2026-11-14')
  await userEvent.click(screen.getByRole('button', { name: '30 dias' }))
  const { createdFrom, createdTo } = lastQuery() ?? {}
  expect((Date.parse(createdTo ?? '') - Date.parse(createdFrom ?? '')) / (24 * hour)).toBe(29)
  await userEvent.click(screen.getByRole('button', { name: 'Remover filtro Criado' }))
  await waitFor(() => expect(view.router.state.location.searchStr).toBe(''))
})

test('USE-025 an impossible period in an address narrows nothing', async () => {
  const { api } = opened('FINANCIAL', '/pedidos?criadoDe=2026-11-21&criadoAte=2026-11-01')
  await table()
  expect(api.callsTo(listOrders)[0]?.query).not.toHaveProperty('createdFrom')
})
