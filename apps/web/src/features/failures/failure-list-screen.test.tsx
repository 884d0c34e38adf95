import { dismissFailure, type Failure, listFailures, retryFailure, retryFailures } from '@girassol/contract/failures'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { FailureListScreen } from './failure-list-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const order: Failure = {
  id: '2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11',
  kind: 'erp',
  operation: 'erp.order-step',
  label: 'Criação do pedido',
  record: { kind: 'order', id: 10482, name: 'Pedido 10482' },
  startedAt: '2026-11-20T12:00:00.000Z',
  failedAt: '2026-11-20T15:30:00.000Z',
  tries: 13,
  nextTryAt: null,
  reason: 'O outro sistema respondeu que está com erro.',
  detail: 'Error: Protheus answered HTTP 503',
  retry: { allowed: true },
}
const expired: Failure = {
  ...order,
  id: '2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d12',
  kind: 'mail',
  operation: 'mail.password-reset',
  label: 'Link para redefinir a senha',
  record: { kind: 'user', id: 7, name: 'Sara Aurora' },
  retry: { allowed: false, reason: 'O link deste e-mail já venceu: descarte-o e envie outro.' },
}
const page = (...data: Failure[]) => ({ data, total: data.length, totalIsExact: true })

const opened = (...failures: Failure[]) => {
  const api = fakeApi().on(listFailures, page(...failures))
  const { router } = renderScreen(<FailureListScreen />, '/administracao/falhas')
  return { api, router, user: userEvent.setup() }
}
const openPanel = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test('C-140 a failure shows the operation, its record, the tries, the time and the reason', async () => {
  const { user } = opened(order)
  expect(await screen.findByRole('row', { name: /Criação do pedido · Pedido 10482 .* 13$/ })).toBeTruthy()
  const panel = await openPanel(user, 'Criação do pedido · Pedido 10482')
  expect(panel.getByText(order.reason)).toBeTruthy()
  expect(panel.getByText('13 tentativas')).toBeTruthy()
  expect(panel.getByText('Envios ao ERP · Criação do pedido')).toBeTruthy()
  expect(panel.getByRole('link', { name: 'Pedido 10482' }).getAttribute('href')).toBe('/pedidos/10482')
  expect(panel.getByText(order.detail)).toBeTruthy()
})

test('C-140 a double click retries it once, and removes it from the list', async () => {
  const { api, user } = opened(order)
  const { promise, resolve } = Promise.withResolvers<{ retried: number }>()
  api.on(retryFailure, () => promise)
  const panel = await openPanel(user, 'Criação do pedido · Pedido 10482')
  api.on(listFailures, page())
  await user.dblClick(panel.getByRole('button', { name: 'Tentar de novo' }))
  resolve({ retried: 1 })
  expect(await screen.findByText('A operação vai ser tentada de novo agora.')).toBeTruthy()
  expect(await screen.findByText('Nenhuma falha')).toBeTruthy()
  expect(api.callsTo(retryFailure).map(({ params }) => params)).toEqual([{ failure: order.id }])
})

test('C-140 a failure that another administrator handled first is shown as done', async () => {
  const { api, user } = opened(order)
  api.on(retryFailure, { retried: 0 })
  const panel = await openPanel(user, 'Criação do pedido · Pedido 10482')
  await user.click(panel.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Outra pessoa já pediu: está sendo tentado de novo.')).toBeTruthy()
})

test('C-02 C-140 a mail whose link has expired says so, and is dismissed after confirmation', async () => {
  const { api, user } = opened(expired)
  api.on(dismissFailure, null)
  const panel = await openPanel(user, 'Link para redefinir a senha · Sara Aurora')
  await user.click(panel.getByRole('button', { name: 'Tentar de novo' }))
  expect(panel.getByText('O link deste e-mail já venceu: descarte-o e envie outro.')).toBeTruthy()
  expect(api.callsTo(retryFailure)).toHaveLength(0)
  await user.click(panel.getByRole('button', { name: 'Descartar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Descartar esta falha' }))
  expect(api.callsTo(dismissFailure)).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Descartar' }))
  expect(await screen.findByText('Falha descartada')).toBeTruthy()
  expect(api.callsTo(dismissFailure)[0]?.params).toEqual({ failure: expired.id })
})

test('C-140 all of the chosen kind are retried after confirmation, and the kind is stored in the address', async () => {
  const { api, router, user } = opened(order, expired)
  api.on(retryFailures, { retried: 2 })
  await user.click(await screen.findByRole('button', { name: 'Envios ao ERP' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ tipo: 'erp' }))
  expect(api.callsTo(listFailures).at(-1)?.query).toEqual({ kind: 'erp', skip: '1' })
  await user.click(await screen.findByRole('button', { name: 'Tentar todas de novo (2)' }))
  const question = within(await screen.findByRole('dialog', { name: 'Tentar todas de novo' }))
  await user.click(question.getByRole('button', { name: 'Tentar todas' }))
  expect(await screen.findByText('2 operações vão ser tentadas de novo agora.')).toBeTruthy()
  expect(api.callsTo(retryFailures)[0]?.body).toEqual({ kind: 'erp' })
})

test('C-140 ERR-003 a list that fails is reported; without failures there is nothing to retry', async () => {
  const api = fakeApi().on(listFailures, refusing(409, 'Lista indisponível.'))
  renderScreen(<FailureListScreen />, '/administracao/falhas')
  expect(await screen.findByText('Lista indisponível.')).toBeTruthy()
  api.on(listFailures, page())
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Nenhuma falha')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Tentar todas/ })).toBeNull()
})

test('USE-020 a call to the ERP is listed from its first failed try, with its next try and a button to retry now', async () => {
  const { api, user } = opened({ ...order, tries: 1, nextTryAt: '2026-11-20T15:42:00.000Z' })
  const panel = await openPanel(user, 'Criação do pedido · Pedido 10482')
  expect(panel.getByText('20/11/2026 às 12:42')).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Descartar' })).toBeNull()
  api.on(retryFailure, { retried: 1 })
  await user.click(panel.getByRole('button', { name: 'Tentar agora' }))
  await waitFor(() => expect(api.callsTo(retryFailure)).toHaveLength(1))
})
