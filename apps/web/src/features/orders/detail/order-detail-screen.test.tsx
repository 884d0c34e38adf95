import type { OrderView } from '@girassol/contract/orders'
import { listContributorLog, listOrderLog, recalculateInsurance, showOrder } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { findHolder, orderActions } from '@girassol/domain/orders'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { orderCommands } from '../../../order-commands.tsx'
import { OrderCommandsProvider } from '../acting/order-acting.tsx'
import { OrderDetailScreen } from './order-detail-screen.tsx'

const toActions = (role: Role, { status, type, paymentMethod, isTriangulation, triangulationStatus }: OrderView) =>
  orderActions({
    roles: [role],
    status,
    type,
    lacks: null,
    campaignOpen: true,
    paymentMethod,
    isPaymentReleased: false,
    isFutureSale: false,
    isTriangulation,
    triangulationStatus,
    hasFeedback: false,
    isWithFreightHub: false,
    addressType: 'same',
    deliveryCep: '13083872',
  }) as OrderView['actions']

const draw = (role: Role, rest: Partial<OrderView> = {}) => {
  const order = anOrder(rest)
  const holder = findHolder({ ...order, futureSale: order.futureSale === 1 })
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(showOrder, { ...order, holder, actions: toActions(role, order) })
    .on(recalculateInsurance, { insurance: true })
    .on(listContributorLog, [])
    .on(listOrderLog, [
      {
        id: 2,
        description: 'Pedido aprovado',
        createdAt: '2026-11-22T12:07:00.000Z',
        fromStatus: 'INVOICE_VALIDATED',
        toStatus: 'PROCESSING',
        user: { name: 'Beatriz Lima', avatar: null },
        beforeSellerChange: false,
      },
    ])
  const renderDetail = () => (
    <SessionProvider>
      <OrderCommandsProvider value={orderCommands}>
        <OrderDetailScreen />
      </OrderCommandsProvider>
    </SessionProvider>
  )
  return { api, ...renderScreen(renderDetail(), '/pedidos/10482', '/pedidos/$id') }
}
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações do pedido 10482' }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}

test('DET-001 DET-003 the detail is named after its order', async () => {
  draw('COMMERCIAL')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Detalhes do pedido 10482')
  expect(screen.getByText(/^Pedido criado com monte seu gerador/)).toBeTruthy()
})

test('USE-015 the back link leads to the list with the filters of before', async () => {
  sessionStorage.setItem('girassol-list:/pedidos', '/pedidos?fila=late&q=Luisa')
  draw('COMMERCIAL')
  const back = await screen.findByRole('link', { name: 'Pedidos' })
  expect(back.getAttribute('href')).toBe('/pedidos?fila=late&q=Luisa')
})

test('DET-007 DET-008 the note says what it is and what became of it', async () => {
  draw('COMMERCIAL', { type: 'PA', status: 'INVOICE_CANCELED', futureSale: 1 })
  expect(await screen.findByText(/^Pedido de um kit pronto · venda futura · cancelado/)).toBeTruthy()
})

test('DET-009 the approver is shown to integrators and administrators, not to the commercial department', async () => {
  const approved = { status: 'INVOICE_APPROVED', approvedAt: '2026-11-22T12:07:00.000Z' } as const
  const { unmount } = draw('INTEGRATOR', approved)
  expect(await screen.findByText(/Aprovado por Beatriz Lima, 22\/11\/2026 às 09:07/)).toBeTruthy()
  unmount()
  draw('COMMERCIAL', approved)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText(/Aprovado por/)).toBeNull()
})

test('DET-014 the yellow button validates for who may; the others read with whom the order waits', async () => {
  const { unmount } = draw('CUSTOMER_SUCCESS')
  expect((await screen.findByRole('button', { name: 'Validar Pedido' })).dataset.variant).toBe('next')
  unmount()
  draw('FINANCIAL')
  expect(await screen.findByText(/Com o comercial desde 21\/11\/2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Validar Pedido' })).toBeNull()
})

test('DET-015 the financial department confirms the billing of what is financed', async () => {
  draw('FINANCIAL', { status: 'INVOICE_APPROVED', paymentMethod: 'FINANCING' })
  expect(await screen.findByRole('button', { name: 'Confirmar faturamento' })).toBeTruthy()
})

test.each([
  ['FINANCIAL', 'MP', 'INVOICE', true],
  ['COMMERCIAL', 'MP', 'INVOICE', true],
  ['CUSTOMER_SUCCESS', 'MP', 'INVOICE', false],
  ['INTEGRATOR', 'MP', 'INVOICE', false],
] as const)('DET-013 for %s the menu of a %s in %s has the rejection: %s', async (...row) => {
  const [role, type, status, isThere] = row
  draw(role, { type, status })
  const items = await openMenu().catch(() => [])
  expect(items.some((text) => text?.startsWith('Reprovar pedido'))).toBe(isThere)
})

test('DET-047 an order that is opened again is read again, what was read is shown at once', async () => {
  const { api, router, client } = draw('COMMERCIAL')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(
    client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === 'GET /invoice/:id' })[0]?.gcTime,
  ).toBe(300_000)
  const before = api.callsTo(showOrder).length
  await router.navigate({ to: '/' })
  await router.navigate({ to: '/pedidos/10482' })
  expect(await screen.findByText('Detalhes do pedido 10482')).toBeTruthy()
  await waitFor(() => expect(api.callsTo(showOrder).length).toBeGreaterThan(before))
})

test('C-52 the order on screen is followed', async () => {
  const { api } = draw('COMMERCIAL')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  await waitFor(() =>
    expect(api.calls.some(({ endpoint }) => endpoint === 'GET /api/v2/invoice/10482/events')).toBe(true),
  )
})

test.each<[Role, OrderView['triangulationStatus'], RegExp | null]>([
  ['INTEGRATOR', 'NOT_CREATED', null],
  ['COMMERCIAL', 'NOT_CREATED', /Com o integrador/],
  ['COMMERCIAL_SUPERVISOR', 'COMPLETED', null],
  ['INTEGRATOR', 'COMPLETED', /Com o comercial/],
])(
  'TRI-008 a billed triangulation order seen by %s, its operation %s: the next action or who has it',
  async (...row) => {
    const [role, triangulationStatus, holder] = row
    draw(role, { status: 'INVOICE_BILLED', isTriangulation: true, triangulationStatus })
    await screen.findByRole('heading', { level: 1 })
    const buttons = screen.queryAllByRole('button', { name: 'Conta e Ordem' })
    expect(buttons.map((button) => button.dataset.variant)).toEqual(holder === null ? ['next'] : [])
    expect(screen.queryAllByText(holder ?? /Com o /)).toHaveLength(holder === null ? 0 : 1)
  },
)
