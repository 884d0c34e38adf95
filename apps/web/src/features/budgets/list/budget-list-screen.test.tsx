import { listInverters, listModules } from '@girassol/contract/generator'
import { listOrders, listRegions } from '@girassol/contract/orders'
import { printOrder } from '@girassol/contract/printing'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { BudgetListScreen } from './budget-list-screen.tsx'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour + 60_000).toISOString()

const aBudgetRow = (rest: Parameters<typeof anOrderRow>[0]) => anOrderRow({ status: 'BUDGET', ...rest })

const setUpAs = (role: Role, ...data: ReturnType<typeof anOrderRow>[]) =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(listRegions, [])
    .on(listModules, [])
    .on(listInverters, [])
    .on(listOrders, { data, total: data.length, totalIsExact: true })

const setUp = (...data: ReturnType<typeof anOrderRow>[]) =>
  fakeApi().on(readSession, aSession('ADMINISTRATOR')).on(listOrders, { data, total: data.length, totalIsExact: true })

const draw = (path = '/orcamentos') =>
  renderScreen(
    <SessionProvider>
      <BudgetListScreen />
    </SessionProvider>,
    path,
  )

test('BUD-015 BUD-032 requests both budget statuses, fifteen per page', async () => {
  const api = setUp(aBudgetRow({ id: 1 }))
  draw()
  await screen.findByRole('link', { name: '1' })
  expect(api.callsTo(listOrders).at(-1)?.query).toEqual({ status: 'BUDGET,BUDGET_EXPIRED', take: '15', skip: '1' })
})

test('BUD-003 BUD-018 shows days, then hours, then that it has expired', async () => {
  setUp(
    aBudgetRow({ id: 1, expiresAt: inHours(72) }),
    aBudgetRow({ id: 2, expiresAt: inHours(5) }),
    aBudgetRow({ id: 3, expiresAt: inHours(-1), status: 'BUDGET_EXPIRED' }),
  )
  draw()
  await screen.findByRole('link', { name: '1' })
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)).toEqual([
    '3 dias',
    '5 horas',
    'Expirado',
  ])
})

const refusedPlacing = { allowed: false, reason: 'Expirado.' } as const

test('BUD-019 the menu offers the order, and for an expired budget the remake in its place', async () => {
  const row = aBudgetRow({ id: 2, status: 'BUDGET_EXPIRED', expiresAt: inHours(-1) })
  setUp(aBudgetRow({ id: 1, expiresAt: inHours(72) }), {
    ...row,
    actions: { ...row.actions, placeOrder: refusedPlacing },
  })
  draw()
  const listMenuItems = async (id: number) => {
    await userEvent.click(await screen.findByRole('button', { name: `Ações do orçamento ${id}` }))
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    return names
  }
  const again = 'Repetir para outro cliente'
  expect(await listMenuItems(1)).toEqual(['Fazer pedido', 'Editar', again, 'Impressão', 'Remover'])
  expect(await listMenuItems(2)).toEqual(['Refazer orçamento', 'Editar', again, 'Impressão', 'Remover'])
})

test('BUD-047 printing requests the PDF of a budget by its number', async () => {
  const api = setUp(aBudgetRow({ id: 7, expiresAt: inHours(72) })).on(printOrder, refusing(500, 'x'))
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações do orçamento 7' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Impressão' }))
  expect(await screen.findByText('Ocorreu um erro ao gerar o arquivo.')).toBeTruthy()
  expect(api.callsTo(printOrder)[0]).toMatchObject({ params: { id: '7' }, query: { document: 'budget' } })
})

test('BUD-004 BUD-031 staff filter the list with the panel, and clear all filters at once', async () => {
  const api = setUp(aBudgetRow({ id: 1, expiresAt: inHours(72) }))
  draw('/orcamentos?pagamento=PIX&pagamento=BARCODE&modulo=10010005&q=trigo')
  await screen.findByRole('link', { name: '1' })
  expect(api.callsTo(listOrders).at(-1)?.query).toEqual({
    status: 'BUDGET,BUDGET_EXPIRED',
    term: 'trigo',
    modules: '10010005',
    paymentMethods: 'PIX/BARCODE',
    take: '15',
    skip: '1',
  })
  await userEvent.click(screen.getByRole('button', { name: /^Filtros/ }))
  expect(await screen.findByRole('combobox', { name: 'Região' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Venda futura' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(api.callsTo(listOrders).at(-1)?.query.term).toBeUndefined())
})

test('BUD-004 ORD-025 an integrator searches, and has no panel', async () => {
  setUpAs('INTEGRATOR', aBudgetRow({ id: 1, expiresAt: inHours(72) }))
  draw()
  await screen.findByRole('link', { name: '1' })
  expect(screen.getByRole('searchbox', { name: 'Buscar orçamentos' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Filtros/ })).toBeNull()
})

test('DEC-004 up to four budgets are marked for the comparison, a fifth is refused with a sentence', async () => {
  setUp(...[1, 2, 3, 4, 5].map((id) => aBudgetRow({ id, expiresAt: inHours(72) })))
  draw()
  const mark = async (id: number) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Comparar orçamento ${id}` }))
  await mark(1)
  const bar = within(await screen.findByRole('region', { name: 'Ações da seleção' }))
  const button = bar.getByRole('button', { name: 'Comparar' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  for (const id of [2, 3, 4, 5]) await mark(id)
  expect(await screen.findByText('Compare no máximo 4 orçamentos de cada vez.')).toBeTruthy()
  expect(bar.getByText('4 orçamentos')).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  await mark(2)
  expect(bar.getByText('3 orçamentos')).toBeTruthy()
  await userEvent.click(bar.getByRole('button', { name: 'Limpar seleção' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ações da seleção' })).toBeNull())
})
