import * as contract from '@girassol/contract/webhooks'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { WebhooksSection } from './index.ts'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const webhook: contract.WebhookView = {
  id: 4,
  url: 'https://erp.exemplo.com.br/girassol',
  events: ['order.created', 'order.paid', 'claim.changed'],
  description: 'ERP da empresa',
  active: true,
  offReason: null,
  failingSince: null,
  formerSecretUntil: null,
  createdAt: '2026-11-23T15:00:00.000Z',
  version: 2,
}

const opened = (list: readonly contract.WebhookView[] = [webhook]) => {
  const api = fakeApi().on(contract.listCompanyWebhooks, [...list])
  renderScreen(<WebhooksSection owner="company" />, '/empresa/integracoes')
  return { api, user: userEvent.setup() }
}

const act = async (user: ReturnType<typeof userEvent.setup>, action: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Ações do webhook erp.exemplo.com.br' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('WHK-001 a webhook shows where it sends, for what, and that it works', async () => {
  opened()
  const row = within(await screen.findByRole('row', { name: /erp\.exemplo\.com\.br/ }))
  expect(row.getByText('ERP da empresa')).toBeTruthy()
  expect(row.getByText('Pedido criado, Pedido pago e mais 1')).toBeTruthy()
  expect(row.getByText('Ligado')).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe('/empresa/webhooks/4')
})

test('WHK-008 a webhook that is off says why, and one that fails says since when', async () => {
  opened([
    { ...webhook, active: false, offReason: 'FAILING' },
    { ...webhook, id: 5, failingSince: '2026-11-22T15:00:00.000Z' },
  ])
  expect(await screen.findByText('Desligado: 5 dias sem uma entrega com sucesso.')).toBeTruthy()
  expect(screen.getByText(/^Sem sucesso desde 22\/11\/2026/)).toBeTruthy()
})

test('WHK-001 the secret of a new webhook is shown once', async () => {
  const { api, user } = opened([])
  api.on(contract.addCompanyWebhook, { ...webhook, secret: 'whsec_QUJD' })
  await user.click(await screen.findByRole('button', { name: 'Novo webhook' }))
  const form = await dialogNamed('Novo webhook')
  await user.click(form.getByRole('button', { name: 'Salvar' }))
  expect(await form.findByText('Eventos: Escolha ao menos um evento')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: 'Endereço' }), webhook.url)
  await user.click(form.getByRole('checkbox', { name: /^Pedido pago/ }))
  await user.click(form.getByRole('button', { name: 'Salvar' }))
  const made = await dialogNamed('Webhook cadastrado')
  expect(made.getByText('Guarde o segredo agora: ele não aparece de novo.')).toBeTruthy()
  expect(made.getByText('whsec_QUJD')).toBeTruthy()
  expect(api.callsTo(contract.addCompanyWebhook)[0]?.body).toEqual({
    url: webhook.url,
    description: null,
    events: ['order.paid'],
  })
  await user.click(made.getByRole('button', { name: 'Já guardei o segredo' }))
  await waitFor(() => expect(screen.queryByText('whsec_QUJD')).toBeNull())
})

test('WHK-009 an address that leads inside is reported at its field', async () => {
  const { api, user } = opened()
  const message = 'O endereço leva a uma rede interna. Informe um endereço público.'
  const errors = [{ property: 'url', constraints: { custom: message } }]
  api.on(contract.changeCompanyWebhook, refusing(400, message, { errors }))
  await act(user, /^Editar/)
  const form = await dialogNamed('Editar webhook')
  await user.click(form.getByRole('button', { name: 'Salvar' }))
  expect(await form.findByText(`Endereço: ${message}`)).toBeTruthy()
})

test('WHK-012 a new secret is made after a question, and shown once', async () => {
  const { api, user } = opened()
  api.on(contract.rotateCompanyWebhook, { ...webhook, secret: 'whsec_REVG' })
  await act(user, /^Gerar novo segredo/)
  const question = await dialogNamed('Gerar novo segredo para erp.exemplo.com.br')
  expect(question.getByText(/assina por 24 horas/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Gerar novo segredo' }))
  expect((await dialogNamed('Novo segredo')).getByText('whsec_REVG')).toBeTruthy()
})

test('WHK-001 a webhook is switched off, and its test is refused while it is off', async () => {
  const { api, user } = opened()
  api.on(contract.changeCompanyWebhook, { ...webhook, active: false, offReason: 'USER' })
  await act(user, /^Desligar/)
  await waitFor(() =>
    expect(api.callsTo(contract.changeCompanyWebhook)[0]?.body).toEqual({ active: false, version: 2 }),
  )
})

test('WHK-001 with five webhooks none can be added; the distributor has twenty places', async () => {
  opened(Array.from({ length: 5 }, (_, index) => ({ ...webhook, id: index + 1 })))
  expect(await screen.findByText(/Até 5\.$/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Novo webhook' })).toBeNull())
})

test('WHK-001 the distributor has webhooks of its own', async () => {
  fakeApi().on(contract.listHouseWebhooks, [webhook])
  renderScreen(<WebhooksSection owner="house" />, '/administracao/integracoes')
  expect(await screen.findByText(/Até 20\.$/)).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'erp.exemplo.com.br' })).getAttribute('href')).toBe(
    '/administracao/webhooks/4',
  )
})
