import { listOrders, listSavedViews } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { listAttachments } from '@girassol/contract/vouchers'
import { can, commercialRoles, integratorTypeRoles, type Role, roles } from '@girassol/domain/access'
import type { OrderFacts, OrderStatus } from '@girassol/domain/orders'
import { rowActions } from '@girassol/domain/orders'
import { anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { orderCommands } from '../../../order-commands.tsx'
import { OrderListScreen } from '../list/order-list-screen.tsx'
import { OrderCommandsProvider } from './order-acting.tsx'
import { drawMenus, type MenuItem, readMenu } from './test-menus.tsx'

const facts = (role: Role, status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  roles: [role],
  status,
  type: 'MP',
  lacks: null,
  campaignOpen: true,
  paymentMethod: 'PIX',
  isPaymentReleased: false,
  isFutureSale: false,
  isTriangulation: false,
  triangulationStatus: null,
  hasFeedback: false,
  isWithFreightHub: false,
  addressType: 'same',
  deliveryCep: '13083872',
  ...more,
})

const noFiles = { data: [], total: 0, totalIsExact: true }

type Row = Parameters<typeof anOrderRow>[0]

type Known = Partial<OrderFacts> & { readonly row?: Row }

const orderFor = (role: Role, status: OrderStatus, { row, ...known }: Known = {}) =>
  anOrderRow({ status, actions: rowActions(facts(role, status, known)), ...row })

const opened = (role: Role, status: OrderStatus, known: Known = {}) => {
  const order = orderFor(role, status, known)
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(listOrders, { data: [order], total: 1, totalIsExact: true })
    .on(listSavedViews, [])
  const shown = renderScreen(
    <OrderCommandsProvider value={orderCommands}>
      <SessionProvider>
        <OrderListScreen />
      </SessionProvider>
    </OrderCommandsProvider>,
    '/pedidos',
  )
  return { ...shown, api }
}

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações do pedido 10482' }))
  const items = await screen.findAllByRole('menuitem')
  return items.map((item) => ({ text: item.textContent, isRefused: item.getAttribute('aria-disabled') === 'true' }))
}

/** The menu items under a label for each of these orders; undefined when a menu does not have it. */
const findInMenus = async (role: Role, orders: readonly (readonly [OrderStatus, Known])[], word: string) => {
  const rows = orders.map(([status, { row, ...known }], at) =>
    orderFor(role, status, { ...known, row: { ...row, id: at + 1 } }),
  )
  await drawMenus(role, rows, 'row')
  const found: (MenuItem | undefined)[] = []
  for (const { id } of rows) found.push((await readMenu(id)).find(({ label }) => label === word))
  return found
}

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

describe('what can be done to an order from its row', () => {
  test('ORD-015 ORD-031 the menu has what the role may do; what the status forbids says why', async () => {
    opened('ADMINISTRATOR', 'INVOICE_VALIDATED')
    const menu = await openMenu()
    const approve = menu.find(({ text }) => text.startsWith('Aprovar pedido'))
    expect(approve).toMatchObject({ isRefused: false })
    const cancel = menu.find(({ text }) => text.startsWith('Cancelar pedido ERP'))
    expect(cancel?.isRefused).toBe(true)
    expect(cancel?.text.length).toBeGreaterThan('Cancelar pedido ERP'.length + 10)
    expect(menu.map(({ text }) => text).join()).not.toContain('Feedback')
  })

  test('ORD-031 what is not the role’s business is not in its menu', async () => {
    opened('INTEGRATOR', 'INVOICE_VALIDATED')
    const texts = (await openMenu()).map(({ text }) => text).join('|')
    expect(texts).toContain('Detalhes do pedido')
    for (const word of ['Aprovar pedido', 'Reprovar pedido', 'Cancelar pedido ERP', 'Liberar forma de pagamento']) {
      expect(texts).not.toContain(word)
    }
  })

  test('ORD-033 Detalhes do pedido opens the detail', async () => {
    const { router } = opened('INTEGRATOR', 'INVOICE')
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Detalhes do pedido' }))
    expect(router.state.location.pathname).toBe('/pedidos/10482')
  })

  test('ORD-018 a click anywhere on the row opens the detail', async () => {
    const { router } = opened('INTEGRATOR', 'INVOICE')
    await userEvent.click(await screen.findByText('28/11/2026'))
    expect(router.state.location.pathname).toBe('/pedidos/10482')
  })

  test('ORD-034 ORD-035 C-69 the integrator reads the feedback from the menu, where there is any', async () => {
    const text = 'Telhado sem laudo.\nEnvie as fotos.'
    opened('INTEGRATOR', 'INVOICE_REPROVED', { hasFeedback: true, row: { approvalFeedback: text } })
    expect(screen.queryByRole('button', { name: 'Feedback do pedido 10482' })).toBeNull()
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Feedback' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Feedback do pedido' }))
    expect(dialog.getByText(/Telhado sem laudo/).textContent).toBe(text)
    await userEvent.click(dialog.getByText('Fechar', { selector: 'button *' }))
    expect(screen.queryByRole('dialog', { name: 'Feedback do pedido' })).toBeNull()
  })

  test.each<Role>(roles.filter((role) => can([role], 'orders.read')))(
    'VOU-012 %s has the vouchers in the menu of financed and others orders, or not at all',
    async (role) => {
      const paid = (['FINANCING', 'OTHERS', 'PIX'] as const).map(
        (paymentMethod) => ['INVOICE_APPROVED', { paymentMethod, row: { paymentMethod } }] as const,
      )
      const entries = await findInMenus(role, paid, 'Comprovantes')
      const isOpen = { label: 'Comprovantes', isRefused: false }
      const manages = role === 'FINANCIAL' || role === 'ADMINISTRATOR'
      expect(entries).toEqual(manages ? [isOpen, isOpen, undefined] : [undefined, undefined, undefined])
    },
  )

  test.each<OrderStatus>([
    'CART',
    'BUDGET',
    'BUDGET_EXPIRED',
    'INVOICE',
    'INVOICE_VALIDATED',
    'INVOICE_REPROVED',
    'PROCESSING',
  ])('VOU-013 the vouchers are refused in %s', async (status) => {
    const row = { paymentMethod: 'FINANCING' as const }
    const [vouchers] = await findInMenus('FINANCIAL', [[status, { ...row, row }]], 'Comprovantes')
    expect(vouchers?.isRefused).toBe(true)
  })

  test('VOU-013 the vouchers are open from the approved order on', async () => {
    const row = { paymentMethod: 'OTHERS' as const }
    opened('FINANCIAL', 'INVOICE_BILLED', { ...row, row })
    const vouchers = (await openMenu()).find(({ text }) => text.startsWith('Comprovantes'))
    expect(vouchers?.isRefused).toBe(false)
  })

  test('ORD-034 without feedback the integrator’s menu has none', async () => {
    opened('INTEGRATOR', 'INVOICE_REPROVED')
    expect((await openMenu()).map(({ text }) => text)).not.toContain('Feedback')
  })

  test('ORD-011 C-69 staff have an icon for it, where there is any', async () => {
    opened('COMMERCIAL', 'INVOICE_REPROVED', { hasFeedback: true, row: { approvalFeedback: 'Telhado sem laudo.' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Feedback do pedido 10482' }))
    expect(await screen.findByRole('dialog', { name: 'Feedback do pedido' })).toBeTruthy()
    expect(screen.getByText('Telhado sem laudo.')).toBeTruthy()
  })

  test.each<[Role, boolean]>([
    ['COMMERCIAL', true],
    ['COMMERCIAL_SUPERVISOR', true],
    ['ADMINISTRATOR', true],
    ['CUSTOMER_SUCCESS', false],
    ['FINANCIAL', false],
    ['INTEGRATOR', false],
  ])('ORD-013 %s sees that an order has files: %s', async (role, sees) => {
    opened(role, 'INVOICE_APPROVED', { row: { attachments: 2 } })
    await screen.findByText('Padaria Trigo Dourado Ltda')
    expect(screen.queryAllByRole('button', { name: 'Comprovantes anexados ao pedido 10482: 2' })).toHaveLength(
      sees ? 1 : 0,
    )
  })

  test('ORD-013 an order without files has no icon, even for the commercial roles', async () => {
    opened('COMMERCIAL', 'INVOICE_APPROVED', { row: { attachments: 0 } })
    await screen.findByText('Padaria Trigo Dourado Ltda')
    expect(screen.queryAllByRole('button', { name: /Comprovantes anexados/ })).toHaveLength(0)
  })

  test('ORD-013 ORD-036 VOU-016 the icon opens the list of the files', async () => {
    opened('COMMERCIAL', 'INVOICE_APPROVED', { row: { attachments: 2 } }).api.on(listAttachments, noFiles)
    await userEvent.click(await screen.findByRole('button', { name: 'Comprovantes anexados ao pedido 10482: 2' }))
    expect(await screen.findByRole('dialog', { name: 'Comprovantes anexados' })).toBeTruthy()
  })

  test.each<[Role, boolean]>([
    ['COMMERCIAL', true],
    ['INTEGRATOR', true],
    ['MANAGER', true],
    ['CONTRIBUTOR', true],
    ['FINANCIAL', false],
    ['CUSTOMER_SUCCESS', false],
    ['LOGISTICS', false],
  ])('ORD-014 %s has the payment button of an approved order: %s', async (role, has) => {
    opened(role, 'INVOICE_APPROVED')
    await screen.findByText('Padaria Trigo Dourado Ltda')
    expect(screen.queryAllByRole('button', { name: 'Pagar pedido 10482' })).toHaveLength(has ? 1 : 0)
  })

  test('ORD-014 an order that is financed, or waits for approval, has no payment button', async () => {
    const { unmount } = opened('INTEGRATOR', 'INVOICE_APPROVED', { paymentMethod: 'FINANCING' })
    await screen.findByText('Padaria Trigo Dourado Ltda')
    expect(screen.queryByRole('button', { name: 'Pagar pedido 10482' })).toBeNull()
    unmount()
    opened('INTEGRATOR', 'INVOICE_VALIDATED')
    await screen.findByText('Padaria Trigo Dourado Ltda')
    expect(screen.queryByRole('button', { name: 'Pagar pedido 10482' })).toBeNull()
  })

  const operationStatuses: readonly OrderStatus[] = [
    'INVOICE_BILLED',
    'INVOICE_DISPATCHED',
    'DELIVERY_EN_ROUTE',
    'DELIVERY_IN_TRANSIT',
    'INVOICE_SEPARATE',
    'INVOICE_DELIVERED',
    'WAITING_APPROVAL',
  ]
  const operators: readonly Role[] = [...commercialRoles, ...integratorTypeRoles]
  const label = 'Conta e Ordem'

  test.each(roles.filter((role) => can([role], 'orders.read')))(
    'TRI-008 ORD-031 %s has Conta e Ordem on triangulation orders alone, in the statuses named',
    async (role) => {
      const statuses = [...operationStatuses, 'INVOICE_PAYED_ERP', 'WAITING_DISPATCH'] as const
      const forThird = statuses.map((status) => [status, { isTriangulation: true }] as const)
      const lines = await findInMenus(role, [['INVOICE_BILLED', { isTriangulation: false }], ...forThird], label)
      const expected = statuses.map((status) =>
        operators.includes(role) ? { label, isRefused: !operationStatuses.includes(status) } : undefined,
      )
      expect(lines).toEqual([undefined, ...expected])
    },
  )

  test('TRI-008 ORD-031 Conta e Ordem opens the operation', async () => {
    const { router } = opened('INTEGRATOR', 'INVOICE_BILLED', { isTriangulation: true })
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Conta e Ordem' }))
    expect(router.state.location.pathname).toBe('/pedidos/10482/conta-e-ordem')
  })
})
