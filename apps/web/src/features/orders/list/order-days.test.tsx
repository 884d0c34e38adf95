import {
  listContributorLog,
  listOrderLog,
  type OrderView,
  recalculateInsurance,
  showOrder,
} from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { OrderDetail } from '../detail/order-detail.tsx'

const draw = (rest: Partial<OrderView> = {}, path = '/pedidos/10482') => {
  const order = anOrder(rest)
  fakeApi()
    .on(readSession, aSession('INTEGRATOR'))
    .on(recalculateInsurance, { insurance: order.insurance })
    .on(showOrder, order)
    .on(listOrderLog, [])
    .on(listContributorLog, [])
  renderScreen(
    <SessionProvider>
      <OrderDetail order={order} />
    </SessionProvider>,
    path,
  )
}

const readFact = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent

const carried = { addressType: 'same', deliveryAddressErpCityName: 'Goiânia', deliveryAddressErpState: 'GO' } as const
const budget = {
  ...carried,
  status: 'BUDGET',
  expiresAt: '2026-11-28T12:14:00.000Z',
  deliveryDate: null,
  deliveryDeadline: 7,
  boarding: { kind: 'expected', day: '2026-12-01' },
  arrival: null,
} as const

describe('the days of an order', () => {
  test('USE-001 BUD-025 a budget shows its boarding and its deadline, and no delivery day', async () => {
    draw(budget)
    expect(await readFact('Estimativa de embarque')).toContain('01/12/2026')
    expect(screen.getByText('Prazo de entrega: 7 dias úteis após o embarque')).toBeTruthy()
    expect(screen.queryByText(/prevista/)).toBeNull()
  })

  test('USE-001 DET-052 the delivery tab of a budget shows the deadline and no day of delivery', async () => {
    draw(budget, '/pedidos/10482?aba=entrega')
    expect(await readFact('Prazo de entrega')).toBe('7 dias úteis após o embarque')
    expect(screen.queryByText('Entrega prevista')).toBeNull()
  })

  test('USE-001 a boarding that is late says so, and its delivery has no day', async () => {
    draw({ ...carried, boarding: { kind: 'overdue', day: '2026-11-18' }, arrival: { kind: 'overdue', day: null } })
    expect(await readFact('Estimativa de embarque')).toContain('atrasada, era 18/11/2026')
    expect(screen.getByText('a reprogramar')).toBeTruthy()
    expect(screen.queryByText(/prevista para/)).toBeNull()
  })

  test('USE-001 what has left and arrived says when, and the promise of the carrier is forgotten', async () => {
    draw({
      ...carried,
      status: 'INVOICE_DELIVERED',
      boarding: { kind: 'done', day: '2026-11-05' },
      arrival: { kind: 'done', day: '2026-11-09' },
      invoiceProduction: { waybillDate: '2026-11-05', actualEstimatedDeliveryDate: '2026-11-08' },
    })
    expect(await readFact('Embarque')).toContain('05/11/2026')
    expect(screen.getByText('feita em 09/11/2026')).toBeTruthy()
    expect(screen.queryByText(/Transportadora/)).toBeNull()
  })

  test('USE-001 DET-005 a promise of the carrier that has passed is written in the past tense', async () => {
    draw({ ...carried, invoiceProduction: { waybillDate: null, actualEstimatedDeliveryDate: '2020-01-08' } })
    expect(await screen.findByText('Transportadora previa 08/01/2020')).toBeTruthy()
  })

  test('USE-001 an item promised for a day that has passed shows what the stock allows today', async () => {
    draw({ invoiceItems: [anOrderItem({ availability: '2020-01-08', currentAvailability: 'Immediate' })] })
    expect(await screen.findByText('Imediato')).toBeTruthy()
    expect(screen.queryByText(/08\/01\/2020/)).toBeNull()
  })
})

test.each([
  ['percent', 'Frete (3,20%)'],
  ['minimum', 'Frete (mínimo)'],
  ['agreed', 'Frete combinado'],
  ['pickup', 'Retirada'],
] as const)('USE-006 the values of an order name %s freight %s', async (freightKind, label) => {
  draw({ freightKind, addressType: 'same' })
  expect(await screen.findByText(label)).toBeTruthy()
})

test('USE-006 without freight there is no line of it', async () => {
  draw({ freightKind: 'none', addressType: 'same', freightValue: 0 })
  expect(await screen.findByText('Subtotal')).toBeTruthy()
  expect(screen.queryByText(/^Frete/)).toBeNull()
})
