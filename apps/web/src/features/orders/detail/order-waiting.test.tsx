import { retryFailure } from '@girassol/contract/failures'
import {
  listContributorLog,
  listOrderLog,
  type OrderView,
  recalculateInsurance,
  showOrder,
} from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { OrderDetail } from './order-detail.tsx'

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

const details = {
  label: 'Criação do pedido',
  reason: 'O outro sistema não respondeu a tempo.',
  tries: 1,
  nextTryAt: minutes(2),
  isTrying: false,
  others: 2,
  failure: null,
}

const draw = (waiting: OrderView['waiting']) => {
  const order = anOrder({ status: 'PROCESSING', holder: 'erp', waiting })
  const api = fakeApi()
    .on(readSession, aSession('COMMERCIAL'))
    .on(recalculateInsurance, { insurance: true })
    .on(showOrder, order)
    .on(listOrderLog, [])
    .on(listContributorLog, [])
  renderScreen(
    <SessionProvider>
      <OrderDetail order={order} />
    </SessionProvider>,
    '/pedidos/10482',
  )
  return api
}

test('USE-020 staff read since when, what, how often and when next, from the first failed try', async () => {
  draw({ system: 'erp', since: minutes(-28), details })
  expect(await screen.findByText(/^Esperando o ERP desde .*, há 28 minutos\.$/)).toBeTruthy()
  expect(screen.getByText(/^Não chegou ao ERP: Criação do pedido\./).textContent).toMatch(/1 tentativa; próxima às /)
  expect(screen.getByText('2 outros pedidos esperam pelo mesmo motivo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tentar agora' })).toBeNull()
})

test('USE-020 a user who may open Falhas can retry at once', async () => {
  const failure = '2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11'
  const api = draw({ system: 'erp', since: minutes(-1), details: { ...details, failure } })
  expect((await screen.findByRole('link', { name: 'Ver em Falhas' })).getAttribute('href')).toBe(
    '/administracao/falhas',
  )
  api.on(retryFailure, { retried: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar agora' }))
  await waitFor(() => expect(api.callsTo(retryFailure)).toHaveLength(1))
})

test('USE-020 during a try the button says so', async () => {
  const failure = '2e9a1e0c-5d0a-4f5e-9d53-0a4f2b7c1d11'
  draw({ system: 'erp', since: minutes(-1), details: { ...details, nextTryAt: null, isTrying: true, failure } })
  expect(await screen.findByText(/tentando agora\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentando…' })).toBeTruthy()
})

test('USE-020 integrators read a calm sentence', async () => {
  draw({ system: 'erp', since: minutes(-28), details: null })
  const calm = 'Seu pedido está sendo registrado. Costuma levar alguns minutos; avisamos se demorar.'
  expect(await screen.findByText(calm)).toBeTruthy()
  expect(screen.queryByText(/ERP desde/)).toBeNull()
})
