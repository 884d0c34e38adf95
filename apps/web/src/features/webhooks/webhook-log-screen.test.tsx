import * as contract from '@girassol/contract/webhooks'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CompanyWebhookLogScreen } from './webhook-log-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const webhook: contract.WebhookView = {
  id: 4,
  url: 'https://erp.exemplo.com.br/girassol',
  events: ['order.paid'],
  description: null,
  active: true,
  offReason: null,
  failingSince: null,
  formerSecretUntil: null,
  createdAt: '2026-11-23T15:00:00.000Z',
  version: 1,
}

const attempt = { number: 1, madeAt: '2026-11-23T15:00:01.000Z', durationMs: 31, answer: 'ok', failure: null }

const delivered: contract.WebhookDeliveryView = {
  id: 9,
  messageId: 'msg_9',
  event: 'order.paid',
  result: 'DELIVERED',
  isReplay: true,
  createdAt: '2026-11-23T15:00:00.000Z',
  nextAttemptAt: null,
  body: '{"type":"order.paid","data":{"id":10001,"version":7}}',
  attempts: [{ ...attempt, status: 204 }],
}

const failing: contract.WebhookDeliveryView = {
  ...delivered,
  id: 8,
  event: 'order.created',
  result: 'WAITING',
  isReplay: false,
  nextAttemptAt: '2026-11-23T15:05:00.000Z',
  attempts: [{ ...attempt, status: null, answer: null, failure: 'timeout' }],
}

const opened = (search = '') => {
  const page = { data: [delivered, failing], total: 2, totalIsExact: true }
  const api = fakeApi().on(contract.listCompanyWebhooks, [webhook]).on(contract.listCompanyWebhookDeliveries, page)
  renderScreen(<CompanyWebhookLogScreen />, `/empresa/webhooks/4${search}`, '/empresa/webhooks/$id')
  return { api, user: userEvent.setup() }
}

test('WHK-010 the log shows event, result, attempts, status and duration', async () => {
  opened()
  const row = within(await screen.findByRole('row', { name: /Pedido pago/ }))
  expect(row.getByText('HTTP 204 em 31 ms')).toBeTruthy()
  expect(row.getByText('Entregue')).toBeTruthy()
  expect(row.getByText('Reenvio')).toBeTruthy()
  const other = within(screen.getByRole('row', { name: /Pedido criado/ }))
  expect(other.getByText('O destino não respondeu em 10 segundos.')).toBeTruthy()
})

test('WHK-010 a delivery shows each attempt with its answer, and the body', async () => {
  const { user } = opened()
  await user.click(await screen.findByRole('button', { name: 'Pedido pago' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Pedido pago' }))
  expect(panel.getByText('ok')).toBeTruthy()
  expect(panel.getByText(/"version": 7/)).toBeTruthy()
  expect(panel.getByText('msg_9')).toBeTruthy()
})

test('WHK-010 filters of the address are sent, and invalid ones ignored', async () => {
  const { api } = opened('?evento=order.paid&resultado=FAILED&dia=2026-11-23')
  await screen.findByRole('row', { name: /Pedido pago/ })
  expect(api.callsTo(contract.listCompanyWebhookDeliveries)[0]?.query).toMatchObject({
    event: 'order.paid',
    result: 'FAILED',
    day: '2026-11-23',
  })
})

test('WHK-011 a delivery is sent again', async () => {
  const { api, user } = opened()
  api.on(contract.replayCompanyWebhook, { count: 1 })
  await user.click(await screen.findByRole('button', { name: 'Pedido pago' }))
  await user.click(await screen.findByRole('button', { name: 'Enviar de novo' }))
  await waitFor(() => expect(api.callsTo(contract.replayCompanyWebhook)[0]?.body).toEqual({ deliveryId: 9 }))
})

test('WHK-011 all failed ones of some days are sent again', async () => {
  const { api, user } = opened()
  api.on(contract.replayCompanyWebhook, { count: 12 })
  await user.click(await screen.findByRole('button', { name: 'Reenviar falhas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reenviar entregas que falharam' }))
  await user.type(dialog.getByRole('textbox', { name: /^De/ }), '20112026')
  await user.type(dialog.getByRole('textbox', { name: /^Até/ }), '23112026')
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }))
  expect(await screen.findByText('12 entregas reenviadas.')).toBeTruthy()
  expect(api.callsTo(contract.replayCompanyWebhook)[0]?.body).toEqual({ from: '2026-11-20', to: '2026-11-23' })
})
