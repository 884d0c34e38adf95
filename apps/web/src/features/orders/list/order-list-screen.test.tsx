import { listOrders } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { OrderListScreen } from './order-list-screen.tsx'

const shown = (role: Role, path = '/pedidos') => {
  const api = fakeApi().on(readSession, aSession(role))
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

const page = (...data: ReturnType<typeof anOrderRow>[]) => ({ data, total: data.length, totalIsExact: true })

describe('the order list', () => {
  test('ORD-001 ORD-009 ORD-010 staff see number, approval date, customer, seller, total and status', async () => {
    const { api, open } = shown('COMMERCIAL')
    api.on(listOrders, page(anOrderRow({ approvedAt: '2026-11-19T15:00:00.000Z', status: 'INVOICE_APPROVED' })))
    open()
    const table = await screen.findByRole('table', { name: /^Pedidos/ })
    const row = within(await within(table).findByRole('row', { name: /10482/ }))
    expect(row.getByText('19/11/2026')).toBeTruthy()
    expect(row.getByText('Padaria Trigo Dourado Ltda')).toBeTruthy()
    expect(row.getByText('Sol do Cerrado Energia')).toBeTruthy()
    expect(row.getByText(/R\$\s9\.375,90/)).toBeTruthy()
    expect(row.getByText('Aprovado')).toBeTruthy()
    expect(within(table).queryByText('Previsão de entrega')).toBeNull()
  })

  test('ORD-001 rows that arrived before the application are shown first, without a skeleton or another call', async () => {
    const { api, open } = shown('COMMERCIAL')
    const listed = '/api/v2/invoice?orderby=createdAt&ordertype=DESC&skip=1'
    const arrived = (answer: unknown) => ({ answer: Promise.resolve(new Response()), text: JSON.stringify(answer) })
    globalThis.girassolEarly = {
      seller: null,
      calls: new Map([
        ['/api/auth/me', arrived(aSession('COMMERCIAL'))],
        [listed, arrived(page(anOrderRow()))],
      ]),
    }
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    open()
    const table = await screen.findByRole('table', { name: 'Pedidos: 1 de 1' })
    expect(table.getAttribute('aria-busy')).toBeNull()
    expect(within(table).getByRole('row', { name: /10482/ })).toBeTruthy()
    expect(api.callsTo(listOrders)).toHaveLength(0)
  })

  test('ORD-009 ORD-010 ORD-012 a reseller sees the delivery forecast instead of the seller, and a dash without approval', async () => {
    const { api, open } = shown('INTEGRATOR')
    api.on(listOrders, page(anOrderRow()))
    open()
    const table = await screen.findByRole('table', { name: /^Pedidos/ })
    expect(await within(table).findByText('28/11/2026')).toBeTruthy()
    expect(within(table).getByText('-')).toBeTruthy()
    expect(within(table).queryByText('Responsável')).toBeNull()
  })

  test.each([
    [{ arrival: { kind: 'overdue', day: '2026-11-10' } }, 'atrasada, era 10/11/2026'],
    [{ arrival: { kind: 'overdue', day: null } }, 'a reprogramar'],
    [{ arrival: { kind: 'suspended', day: null } }, 'suspensa'],
    [{ arrival: { kind: 'done', day: '2026-11-10' } }, 'entregue em 10/11/2026'],
    [{ isPickup: true }, 'Retirada'],
  ] as const)('USE-001 the forecast of %o reads %s', async (rest, text) => {
    const { api, open } = shown('INTEGRATOR')
    api.on(listOrders, page(anOrderRow({ approvedAt: '2026-11-19T15:00:00.000Z', ...rest })))
    open()
    const table = await screen.findByRole('table', { name: /^Pedidos/ })
    expect(await within(table).findByText(text)).toBeTruthy()
    expect(within(table).queryByText('28/11/2026')).toBeNull()
  })

  test('ORD-016 an empty list shows the quoted words', async () => {
    const { api, open } = shown('INTEGRATOR')
    api.on(listOrders, page())
    open()
    expect(await screen.findByText('Sem itens para carregar')).toBeTruthy()
  })

  test('ORD-017 ORD-023 the searched term is sent and highlighted', async () => {
    const { api, open } = shown('COMMERCIAL', '/pedidos?q=padaria')
    api.on(listOrders, page(anOrderRow()))
    open()
    expect((await screen.findByText('Padaria', { selector: 'mark' })).tagName).toBe('MARK')
    expect(api.callsTo(listOrders)[0]?.query).toMatchObject({
      term: 'padaria',
      orderby: 'createdAt',
      ordertype: 'DESC',
    })
  })

  test('ORD-007 ORD-028 Limpar filtros is shown only while a filter is set, and clears it', async () => {
    const { api, open } = shown('COMMERCIAL', '/pedidos?status=INVOICE')
    api.on(listOrders, page(anOrderRow()))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull())
    expect(api.callsTo(listOrders)[0]?.query.status).toBe('INVOICE')
    expect(api.callsTo(listOrders).at(-1)?.query.status).toBeUndefined()
  })

  test('ORD-008 C-45 Novo Pedido is shown to users of the store, not to Financial', async () => {
    const store = shown('COMMERCIAL')
    store.api.on(listOrders, page(anOrderRow()))
    const { unmount } = store.open()
    expect(await screen.findByRole('button', { name: 'Novo Pedido' })).toBeTruthy()
    unmount()
    const financial = shown('FINANCIAL')
    financial.api.on(listOrders, page(anOrderRow()))
    financial.open()
    await screen.findByRole('table', { name: /^Pedidos/ })
    expect(screen.queryByRole('button', { name: 'Novo Pedido' })).toBeNull()
  })

  test('C-102 a failure is shown with its code and can be retried', async () => {
    const { api, open } = shown('COMMERCIAL')
    api.on(listOrders, refusing(500, 'Ocorreu um erro inesperado. Tente de novo.'))
    open()
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
    expect(screen.getByText(/Código f00d-7f3a/)).toBeTruthy()
    api.on(listOrders, page(anOrderRow()))
    await userEvent.click(retry)
    expect(await screen.findByText('Padaria Trigo Dourado Ltda')).toBeTruthy()
  })
})
