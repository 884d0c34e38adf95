import { readCart } from '@girassol/contract/cart'
import { listBanners, showDashboard, showWorkQueue } from '@girassol/contract/dashboard'
import { listLinks } from '@girassol/contract/links'
import { listOrders } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { checkSystems, showSetup } from '@girassol/contract/setup'
import { type Role, roles, storeRoles } from '@girassol/domain/access'
import { anOrder, anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { toGreeting } from './greeting.ts'
import { HomeScreen } from './home-screen.tsx'

const page = (...data: ReturnType<typeof anOrderRow>[]) => ({ data, total: data.length, totalIsExact: true })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const serving = (role: Role) =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(readCart, refusing(404, 'Não encontrado.'))
    .on(listOrders, page())
    .on(listLinks, [{ id: 1, place: 'library', label: 'Ajuda', url: 'https://ajuda.example/' }])
    .on(listBanners, [])
    .on(showDashboard, { waiting: [], systems: [], needsSetup: false })
    .on(showWorkQueue, { queues: [], data: [], total: 0, totalIsExact: true })

const open = () => {
  const view = renderScreen(
    <SessionProvider>
      <HomeScreen />
    </SessionProvider>,
  )
  return { ...view, user: userEvent.setup() }
}

const linkTo = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href')

describe('the home', () => {
  test.each(roles)('DASH-001 DASH-003 DASH-004 DASH-006 DASH-007 the shortcuts of %s', async (role) => {
    serving(role)
    open()
    await screen.findByRole('heading', { level: 1 })
    const isStore = (storeRoles as readonly Role[]).includes(role)
    expect(linkTo(/^Monte seu gerador/)).toBe(isStore ? '/monte-seu-gerador' : undefined)
    expect(linkTo(/^Orçamentos/)).toBe(isStore ? '/orcamentos' : undefined)
    expect(linkTo(/^Pedidos/)).toBe(isStore || role === 'FINANCIAL' ? '/pedidos' : undefined)
  })

  test.each(roles)('DASH-005 DASH-008 C-15 %s has the library too, in its own tab', async (role) => {
    serving(role)
    open()
    const library = await screen.findByRole('link', { name: /^Biblioteca/ })
    expect(library.getAttribute('href')).toBe('https://ajuda.example/')
    expect([library.getAttribute('target'), library.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  test.each(['PRODUCTION', 'COMMERCIAL'] as const)(
    'USE-020 %s sees which system does not respond, since when, with a link to its orders',
    async (role) => {
      const systems = [{ system: 'erp' as const, orders: 3, since: '2026-11-21T12:12:00.000Z' }]
      serving(role).on(showDashboard, { waiting: [], systems, needsSetup: false })
      open()
      expect(await screen.findByText('O ERP não responde desde 21/11/2026 às 09:12.')).toBeTruthy()
      expect(screen.getByText(/^3 pedidos esperam por ele/)).toBeTruthy()
      expect(linkTo(/^Ver os 3 pedidos$/)).toBe('/pedidos?esperando=erp')
    },
  )

  test('USE-001 the latest orders show no past day as a future one', async () => {
    const late = anOrderRow({ arrival: { kind: 'overdue', day: null } })
    const fetched = anOrderRow({ id: 10_483, isPickup: true })
    serving('LOGISTICS').on(listOrders, page(late, fetched))
    open()
    expect(await screen.findByText('entrega a reprogramar')).toBeTruthy()
    expect(screen.queryByText(/28\/11/)).toBeNull()
  })

  test('C-15 without a configured library there is no card', async () => {
    const api = serving('INTEGRATOR').on(listLinks, [])
    open()
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(api.callsTo(listLinks)).toHaveLength(1))
    expect(screen.queryByRole('link', { name: /^Biblioteca/ })).toBeNull()
  })

  test('DASH-001 pending work is shown with a link to each list; an empty queue is not shown', async () => {
    serving('COMMERCIAL').on(showDashboard, {
      systems: [],
      needsSetup: false,
      waiting: [
        { queue: 'validate', count: 3, isExact: true },
        { queue: 'approve', count: 0, isExact: true },
        { queue: 'pay', count: 999, isExact: false },
        { queue: 'expiring', count: 1, isExact: true },
      ],
    })
    open()
    expect(await screen.findByRole('link', { name: '3 pedidos para validar' })).toBeTruthy()
    expect(linkTo(/pedidos para validar/)).toBe('/pedidos?fila=validate')
    expect(linkTo(/^999\+ pedidos aguardam pagamento/)).toBe('/pedidos?fila=pay')
    expect(linkTo(/^1 orçamento expira hoje/)).toBe('/orcamentos?fila=expiring')
    expect(screen.queryByText(/para aprovar/)).toBeNull()
  })

  test('DASH-001 without pending work all is in order, and a user without queues sees none', async () => {
    serving('FINANCIAL')
    const { unmount } = open()
    expect(await screen.findByText('Tudo em dia.')).toBeTruthy()
    unmount()
    serving('MARKETING')
    open()
    expect(await screen.findByText('Últimos pedidos')).toBeTruthy()
    expect(screen.queryByText('Precisa de você')).toBeNull()
  })

  test('USE-027 an empty system shows the list of missing steps to its administrator, and to no one else', async () => {
    const facts = {
      branches: ['Matriz'],
      products: 0,
      productsWithoutPicture: 0,
      freightStates: 0,
      distributorName: null,
      colleagues: 0,
      approvedIntegrators: 0,
      pendingIntegrators: 0,
    }
    const needsSetup = { waiting: [], systems: [], needsSetup: true }
    serving('ADMINISTRATOR')
      .on(showDashboard, needsSetup)
      .on(showSetup, { isOpen: true, facts })
      .on(checkSystems, { erp: 'SIMULATED', mail: 'ANSWERS', checkedAt: '2026-11-21T12:00:00.000Z' })
    const { unmount } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Prepare o portal' })).toBeTruthy()
    expect(await screen.findByText('2 de 8 prontos')).toBeTruthy()
    expect(screen.queryByText('Sua fila')).toBeNull()
    unmount()
    const api = serving('FINANCIAL').on(showDashboard, needsSetup)
    open()
    expect(await screen.findByText('Últimos pedidos')).toBeTruthy()
    expect(api.callsTo(showSetup)).toHaveLength(0)
  })

  test('C-05 a carrier sees an empty home page and requests no orders', async () => {
    const api = serving('SHIPPING_COMPANY')
    open()
    expect(await screen.findByText('Tudo em dia.')).toBeTruthy()
    expect(api.callsTo(listOrders)).toHaveLength(0)
    expect(api.callsTo(showDashboard)).toHaveLength(0)
    expect(api.callsTo(readCart)).toHaveLength(0)
  })

  test('C-08 C-14 staff without a store see the latest orders and no budgets', async () => {
    const api = serving('LOGISTICS').on(listOrders, page(anOrderRow()))
    open()
    expect(await screen.findByRole('link', { name: /10482 Padaria/ })).toBeTruthy()
    expect(api.callsTo(listOrders).map(({ query }) => query)).toEqual([{ take: '5' }])
    expect(screen.queryByText('Orçamentos que expiram')).toBeNull()
  })

  test('C-63 budgets are listed by remaining validity, the oldest saved first', async () => {
    const api = serving('INTEGRATOR').on(listOrders, ({ query }) =>
      query.status === 'BUDGET'
        ? page(
            anOrderRow({ id: 10_479, status: 'BUDGET', expiresAt: inHours(18.5) }),
            anOrderRow({ id: 10_474, status: 'BUDGET', expiresAt: inHours(50), totalInvoice: null }),
          )
        : page(),
    )
    open()
    expect(await screen.findByText('Orçamento 10479 expira em 18 horas')).toBeTruthy()
    expect(screen.getByText('Orçamento 10474 expira em 2 dias')).toBeTruthy()
    expect(screen.getByText(/Padaria Trigo Dourado Ltda · R\$\s9\.375,90/)).toBeTruthy()
    expect(linkTo(/Abrir orçamento 10479/)).toBe('/orcamentos/10479')
    const queries = api.callsTo(listOrders).map(({ query }) => query)
    expect(queries).toContainEqual({ status: 'BUDGET', orderby: 'finishedAt', ordertype: 'ASC', take: '3' })
  })

  test('C-30 USE-015 an open cart is shown beside the lists, with a link to its summary', async () => {
    serving('INTEGRATOR').on(readCart, anOrder({ status: 'CART', kitPower: 5.5 }))
    const { router, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Continuar no resumo' }))
    expect(screen.getByText(/Gerador de 5,50\skWp/)).toBeTruthy()
    expect(screen.getByText(/R\$\s10\.125,93/)).toBeTruthy()
    await waitFor(() => expect(router.state.location.href).toBe('/monte-seu-gerador?passo=3'))
  })

  test('C-29 the cart of a user without prices shows a dash with the reason', async () => {
    serving('CONTRIBUTOR').on(readCart, anOrder({ status: 'CART', subTotal: null, totalInvoice: null }))
    open()
    expect(await screen.findByText('Seu perfil não mostra este valor.')).toBeTruthy()
  })

  test('ERR-003 a failed list shows the code for support and can be retried', async () => {
    const api = serving('FINANCIAL').on(listOrders, refusing(409, 'A lista mudou.'))
    const { user } = open()
    expect(await screen.findByText('A lista mudou.')).toBeTruthy()
    expect(screen.getByText('Código f00d-7f3a')).toBeTruthy()
    api.on(listOrders, page(anOrderRow()))
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: /10482/ })).toBeTruthy()
  })
})

describe('the greeting', () => {
  test.each([
    ['2026-11-21T14:59:00Z', 'Bom dia, Marina'],
    ['2026-11-21T15:00:00Z', 'Boa tarde, Marina'],
    ['2026-11-21T21:00:00Z', 'Boa noite, Marina'],
  ])('C-108 DASH-001 at %s: %s', (instant, greeting) => {
    expect(toGreeting('Marina Alves', new Date(instant))).toBe(greeting)
  })
})
