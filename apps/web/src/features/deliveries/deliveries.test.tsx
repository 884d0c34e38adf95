import {
  type DeliveriesView,
  type DeliveryView,
  editDelivery,
  listDeliveries,
  moveDelivery,
  planDelivery,
  splitDelivery,
} from '@girassol/contract/deliveries'
import type { OrderView } from '@girassol/contract/orders'
import { readSession, type SessionView } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { OrderDeliveries } from './order-deliveries.tsx'

const panels = { itemId: 1, code: '10010005', name: 'Painel 550 W' }
const inverter = { itemId: 2, code: '10100003', name: 'Inversor 5 kW' }

const aDelivery = (part: Partial<DeliveryView>): DeliveryView => ({
  id: 11,
  number: 1,
  status: 'PLANNED',
  lines: [{ ...panels, quantity: 6 }],
  carrier: 'Transportadora Norte',
  trackingCode: null,
  trackingLink: null,
  nf: null,
  nfKey: null,
  promisedOn: '2026-12-04',
  dispatchedAt: null,
  deliveredAt: null,
  isGoverned: false,
  claim: null,
  check: null,
  version: 3,
  ...part,
})

const found: DeliveriesView = {
  deliveries: [
    aDelivery({
      status: 'DELIVERED',
      dispatchedAt: '2026-11-20T15:00:00.000Z',
      deliveredAt: '2026-11-23T15:00:00.000Z',
      nf: '4711',
      trackingCode: 'BR123',
      trackingLink: 'https://rastreio.example/BR123',
    }),
    aDelivery({ id: 12, number: 2, lines: [{ ...panels, quantity: 3 }], promisedOn: '2026-12-20' }),
  ],
  lines: [
    { ...panels, ordered: 10, dispatched: 6, delivered: 6, open: 4, unplanned: 1, day: '2026-12-20' },
    { ...inverter, ordered: 1, dispatched: 0, delivered: 0, open: 1, unplanned: 1, day: null },
  ],
  done: 1,
  all: 2,
  mayPlan: true,
}

type Company = Pick<SessionView, 'companyRole'>

const draw = (
  role: Role,
  answer: DeliveriesView = found,
  { company = {}, ...order }: Partial<OrderView> & { readonly company?: Partial<Company> } = {},
) => {
  const api = fakeApi()
    .on(readSession, aSession(role, company))
    .on(listDeliveries, answer)
    .on(planDelivery, found)
    .on(editDelivery, found)
    .on(splitDelivery, found)
    .on(moveDelivery, found)
  const shown = anOrder({ status: 'WAITING_DISPATCH', deliveries: { done: answer.done, all: answer.all }, ...order })
  renderScreen(
    <SessionProvider>
      <OrderDeliveries order={shown} />
    </SessionProvider>,
  )
  return { api, orderId: shown.id }
}

const findDelivery = async (number: number) => within(await screen.findByRole('article', { name: `Entrega ${number}` }))

const openAction = async (number: number, name: string) => {
  const user = userEvent.setup()
  await user.click((await findDelivery(number)).getByRole('button', { name: `Ações da entrega ${number}` }))
  await user.click(await screen.findByRole('menuitem', { name }))
  return user
}

test('DEL-004 the order shows each item as ordered, dispatched, delivered and open with its own day, and the count', async () => {
  draw('INTEGRATOR', { ...found, mayPlan: false })
  expect(await screen.findByRole('heading', { name: '1 de 2 entregas' })).toBeTruthy()
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toContainEqual(['Painel 550 W', '10', '6', '6', '4', '20/12/2026'])
  expect(rows).toContainEqual(['Inversor 5 kW', '1', '0', '0', '1', '-'])
})

test('DEL-001 DEL-002 a delivery shows its status, days, carrier, NF-e, tracking and lines, and no actions to integrators', async () => {
  draw('INTEGRATOR', { ...found, mayPlan: false })
  const first = await findDelivery(1)
  expect(first.getByText('Entregue')).toBeTruthy()
  expect(first.getByText(/Entregue em 23\/11\/2026 · Transportadora Norte · NF-e 4711/)).toBeTruthy()
  expect(first.getByRole('link', { name: /BR123/ }).getAttribute('href')).toBe('https://rastreio.example/BR123')
  expect(first.getByText('6 × Painel 550 W')).toBeTruthy()
  const second = await findDelivery(2)
  expect(second.getByText('Planejada')).toBeTruthy()
  expect(second.getByText(/^Prometida para 20\/12\/2026/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('DEL-004 an order without deliveries shows none of it to its integrator', async () => {
  const none: DeliveriesView = { ...found, deliveries: [], done: 0, all: 0 }
  const { api } = draw('INTEGRATOR', none, { deliveries: null })
  await waitFor(() => expect(api.callsTo(readSession)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Entregas' })).toBeNull()
  expect(api.callsTo(listDeliveries)).toHaveLength(0)
})

test('DEL-006 logistics plan the first delivery of an order that leaves at once', async () => {
  draw('LOGISTICS', { ...found, deliveries: [], done: 0, all: 0 }, { deliveries: null })
  expect(await screen.findByText(/^O pedido sai de uma vez só/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Planejar entrega' })).toBeTruthy()
})

test('DEL-006 a new delivery begins with what is in no other one, and refuses more', async () => {
  const { api } = draw('LOGISTICS')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Planejar entrega' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: /Painel 550 W/ })
  await user.clear(field)
  await user.type(field, '2')
  await user.click(dialog.getByRole('button', { name: 'Planejar entrega' }))
  expect(await dialog.findByText('Itens: Painel 550 W: no máximo 1')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '1')
  await user.type(dialog.getByRole('textbox', { name: /Dia prometido/ }), '30122026')
  await user.click(dialog.getByRole('button', { name: 'Planejar entrega' }))
  await waitFor(() => expect(api.callsTo(planDelivery)).toHaveLength(1))
  expect(api.callsTo(planDelivery)[0]?.body).toEqual({
    lines: [
      { itemId: 1, quantity: 1 },
      { itemId: 2, quantity: 1 },
    ],
    promisedOn: '2026-12-30',
    carrier: null,
  })
})

test('DEL-006 a step is confirmed with its day and sent once with the version that was seen', async () => {
  const { api } = draw('LOGISTICS')
  const user = await openAction(2, 'Registrar “Expedida”')
  const dialog = within(await screen.findByRole('dialog', { name: 'Entrega 2: Expedida' }))
  await user.click(dialog.getByRole('button', { name: 'Registrar' }))
  await waitFor(() => expect(api.callsTo(moveDelivery)).toHaveLength(1))
  expect(api.callsTo(moveDelivery)[0]?.body).toEqual({ status: 'DISPATCHED', version: 3 })
})

test('DEL-006 a split sends only the units that leave', async () => {
  const { api } = draw('ADMINISTRATOR')
  const user = await openAction(2, 'Dividir entrega')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Painel 550 W/ }), '1')
  await user.click(dialog.getByRole('button', { name: 'Dividir entrega' }))
  await waitFor(() => expect(api.callsTo(splitDelivery)).toHaveLength(1))
  expect(api.callsTo(splitDelivery)[0]?.body).toEqual({ lines: [{ itemId: 1, quantity: 1 }], version: 3 })
})

test('DEL-006 carrier, tracking and day are corrected, and a link without https is refused at its field', async () => {
  const { api } = draw('LOGISTICS')
  const user = await openAction(2, 'Corrigir')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Link de rastreio/ }), 'http://rastreio.example')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText('Link de rastreio: Informe um endereço https://')).toBeTruthy()
  expect(api.callsTo(editDelivery)).toHaveLength(0)
})

test('DEL-006 a delivery that the ERP reports has no actions, and an ended one none that moves it', async () => {
  draw('LOGISTICS', {
    ...found,
    deliveries: [aDelivery({ isGoverned: true }), aDelivery({ id: 13, number: 3, status: 'CANCELED' })],
  })
  expect((await findDelivery(1)).queryByRole('button')).toBeNull()
  expect((await findDelivery(3)).queryByRole('button')).toBeNull()
})

const withChecks: DeliveriesView = {
  ...found,
  deliveries: [
    aDelivery({ id: 71, check: 'OPEN' }),
    aDelivery({ id: 72, number: 2, check: 'OK' }),
    aDelivery({ id: 73, number: 3, check: 'DIVERGENT' }),
    aDelivery({ id: 74, number: 4, check: 'EXPIRED' }),
    aDelivery({ id: 75, number: 5 }),
  ],
}

const listCheckLinks = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('DEL-010 DEL-011 DEL-015 a delivery shows how far its check is, and its integrator opens it', async () => {
  draw('INTEGRATOR', withChecks)
  expect((await findDelivery(1)).getByText('A conferir')).toBeTruthy()
  expect((await findDelivery(2)).getByText('Conferida')).toBeTruthy()
  expect((await findDelivery(3)).getByText('Conferida com divergências')).toBeTruthy()
  expect((await findDelivery(4)).getByText('Sem conferência')).toBeTruthy()
  expect(listCheckLinks()).toEqual([
    ['Conferir', '/entregas/71/conferencia'],
    ['Ver conferência', '/entregas/72/conferencia'],
    ['Ver conferência', '/entregas/73/conferencia'],
  ])
  expect((await findDelivery(1)).getByRole('link', { name: 'Conferir a entrega 1' })).toBeTruthy()
})

test.each<[string, Role, Partial<Company>]>([
  ['staff', 'LOGISTICS', {}],
  ['a VIEWER of the company', 'INTEGRATOR', { companyRole: 'VIEWER' }],
])('DEL-015 COMP-002 %s reads the checks that ended and opens none to count', async (_, role, company) => {
  draw(role, withChecks, { company })
  await findDelivery(1)
  expect(listCheckLinks().map(([label]) => label)).toEqual(['Ver conferência', 'Ver conferência'])
})

const replacing: DeliveriesView = {
  ...found,
  deliveries: [aDelivery({ claim: { id: 42, protocol: 'R-2026-000042' } })],
}

test('CLM-007 a delivery that replaces units says of which claim, and leads to it', async () => {
  draw('INTEGRATOR', replacing)
  expect((await findDelivery(1)).getByText(/^Reposição da ocorrência/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'R-2026-000042' })
  expect(link.getAttribute('href')).toBe('/ocorrencias/42')
})

test('CLM-007 those who read no claims see the protocol without a link', async () => {
  draw('MARKETING', replacing)
  expect((await findDelivery(1)).getByText('R-2026-000042')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'R-2026-000042' })).toBeNull()
})
