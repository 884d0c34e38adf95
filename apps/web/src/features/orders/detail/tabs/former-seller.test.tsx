import { listOrderLog, listSellerChanges, type OrderLogEntry, type SellerChange } from '@girassol/contract/orders'
import { anOrder } from '@girassol/test-data/orders'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../../lib/fake-api.ts'
import { renderScreen } from '../../../../lib/render-screen.tsx'
import { LogsPanel } from './logs-panel.tsx'

const anEntry = (rest: Partial<OrderLogEntry> = {}): OrderLogEntry => ({
  id: 1,
  description: 'Pedido criado',
  createdAt: '2026-11-20T12:07:00.000Z',
  fromStatus: 'CART',
  toStatus: 'INVOICE',
  user: { name: 'Marina Alves', avatar: null },
  beforeSellerChange: true,
  ...rest,
})

const change: SellerChange = {
  id: 1,
  at: '2026-11-21T12:00:00.000Z',
  author: 'Renato Torres',
  from: { id: 1, fancyName: 'Sol do Cerrado' },
  to: { id: 2, fancyName: 'Vento Sul' },
  createdBy: 'Marina Alves',
  customerName: 'Padaria Trigo Dourado Ltda',
  customerDocument: '11222333000181',
  customerPhone: '1132654321',
  customerEmail: null,
  billingAddress: 'Avenida Paulista, 1000 · São Paulo/SP',
  deliveryAddress: null,
  paymentMethod: 'CREDIT_CARD + CREDIT_CARD',
  financingBank: null,
  card1Installments: 3,
  card2Installments: 6,
  releasedCondition: null,
  serviceValue: 450,
  additionalData: 'Portão azul',
  feedback: null,
  financingSavedAt: '2026-11-20T15:00:00.000Z',
}

const draw = (entries: OrderLogEntry[]) => {
  const api = fakeApi().on(listOrderLog, entries).on(listSellerChanges, [change])
  renderScreen(<LogsPanel order={anOrder()} />)
  return api
}

test('SEC-019 C-227 staff read what the earlier integrator wrote under its mark, and the new log above it', async () => {
  draw([anEntry({ id: 2, description: 'Integrador alterado', beforeSellerChange: false }), anEntry()])
  const former = within(await screen.findByRole('region', { name: 'Antes da mudança de integrador' }))
  expect(await former.findByText(/^De Sol do Cerrado para Vento Sul, por Renato Torres em 21\/11\/2026/)).toBeTruthy()
  for (const text of ['Padaria Trigo Dourado Ltda', 'Portão azul', 'Avenida Paulista, 1000 · São Paulo/SP']) {
    expect(former.getByText(text)).toBeTruthy()
  }
  expect(former.getByText(/3x \+ 6x$/)).toBeTruthy()
  expect(former.getByText(/^Preenchida em 20\/11\/2026.*, apagada na mudança$/)).toBeTruthy()
  expect(former.queryByText('Feedback')).toBeNull()
  expect(former.getByText('Pedido criado')).toBeTruthy()
  expect(former.queryByText('Integrador alterado')).toBeNull()
  expect(screen.getByText('Integrador alterado')).toBeTruthy()
})

test('SEC-019 a record that was never given to another integrator has no such part, and nothing is requested for it', async () => {
  const api = draw([anEntry({ beforeSellerChange: false })])
  expect(await screen.findByText('Pedido criado')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Antes da mudança de integrador' })).toBeNull()
  expect(api.callsTo(listSellerChanges)).toHaveLength(0)
})
