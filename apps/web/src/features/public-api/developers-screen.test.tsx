import { readApiDescription } from '@girassol/contract/public-api'
import { signedExample } from '@girassol/contract/public-api/webhook-examples'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { registerPageReset } from '../../lib/page-memory.ts'
import { DevelopersScreen } from './index.ts'
import { signDelivery } from './sign-delivery.ts'

registerPageReset(() => {
  globalThis.publicCall = undefined
})

beforeEach(() => window.history.replaceState(null, '', '/desenvolvedores'))

const json = (example: unknown) => ({ 'application/json': { example } })

const open = () => {
  const api = fakeApi().on(readApiDescription, {
    openapi: '3.1.0',
    info: { title: 'API pública do Girassol', version: '1', description: 'Chame com uma chave.' },
    servers: [{ url: '/api/public/v1' }],
    paths: {
      '/budgets': {
        post: {
          operationId: 'createBudget',
          summary: 'Cria um orçamento.',
          'x-scope': 'budgets:write',
          'x-idempotency-key': true,
          parameters: [],
          requestBody: { content: json({ customerId: 812 }) },
          responses: { '201': { description: 'Feito', content: json({ id: 10001 }) } },
        },
      },
    },
    webhooks: { 'order.paid': { post: { summary: 'Pago.', requestBody: { content: json({ type: 'order.paid' }) } } } },
    'x-scopes': [{ scope: 'budgets:write', label: 'Criar orçamentos' }],
    'x-codes': [{ code: 'INVALID_KEY', status: 401, meaning: 'Falta a chave.' }],
    'x-limits': { perMinute: 120, perDay: 20_000, pageSize: 100 },
  })
  render(<DevelopersScreen />)
  return { api, user: userEvent.setup() }
}

test('API-011 a call is shown with its scope, what it needs, and what is sent and answered', async () => {
  open()
  const call = within(await screen.findByRole('article', { name: 'POST /budgets' }))
  expect(call.getByText('budgets:write')).toBeTruthy()
  expect(call.getByText('Idempotency-Key')).toBeTruthy()
  expect(call.getByText(/"customerId": 812/)).toBeTruthy()
  expect(call.getByText(/"id": 10001/)).toBeTruthy()
  expect(screen.getByText(/120 chamadas por minuto e 20\.000 por dia/)).toBeTruthy()
  expect(screen.getByText('Pago.')).toBeTruthy()
})

test('API-010 each code of a refusal is listed with its status and what it means', async () => {
  open()
  const codes = within(await screen.findByRole('region', { name: 'Recusas' }))
  expect(codes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['401 INVALID_KEY'])
  expect(codes.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Falta a chave.'])
})

test('API-011 WHK-003 the signature of a delivery is checked in the browser, and a changed body does not match', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Conferir' }))
  expect(await screen.findByText('A assinatura confere.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Corpo, como chegou' }), ' ')
  await user.click(screen.getByRole('button', { name: 'Conferir' }))
  expect(await screen.findByText('A assinatura não confere.')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Segredo do webhook' }))
  await user.click(screen.getByRole('button', { name: 'Conferir' }))
  expect(await screen.findByText('O segredo começa com whsec_ e continua em base64.')).toBeTruthy()
})

test('WHK-003 the example gives its signature, and a text that is no secret none', async () => {
  expect(await signDelivery(signedExample)).toBe(signedExample.signature)
  expect(await signDelivery({ ...signedExample, secret: 'whsec_%' })).toBeNull()
})

test('API-011 a description that could not be loaded is asked for again', async () => {
  const api = fakeApi().on(readApiDescription, refusing(500, 'x'))
  render(<DevelopersScreen />)
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(api.callsTo(readApiDescription).length).toBeGreaterThan(1)
})
