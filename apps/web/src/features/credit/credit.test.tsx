import { type CreditAccount, showCredit, showOwnCredit } from '@girassol/contract/credit'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { OrderView } from '@girassol/contract/orders'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CompanyCreditScreen } from './company-credit-screen.tsx'
import { OrderCredit } from './order-credit.tsx'

const account: CreditAccount = {
  limit: 80_000,
  used: 61_250.4,
  free: 18_749.6,
  aging: { DUE_LATER: 50_000, LATE_30: 10_000, LATE_60: 1_250.4, LATER: 0 },
  open: [
    { invoiceId: 41, customerName: 'Helena Prado', dueOn: '2026-10-20', amount: 1_250.4, age: 'LATE_60' },
    { invoiceId: 42, customerName: 'Ivo Reis', dueOn: null, amount: 60_000, age: 'DUE_LATER' },
  ],
  released: [],
}

const drawOrder = (role: Role, order: Partial<OrderView>, own: Partial<CreditAccount> = {}) => {
  const answer = { version: 1, account: { ...account, ...own } }
  fakeApi().on(readSession, aSession(role)).on(showOwnCredit, answer).on(showCredit, answer)
  renderScreen(
    <SessionProvider>
      <OrderCredit order={anOrder({ paymentMethod: 'OTHERS', status: 'CART', ...order })} onRelease={() => undefined} />
    </SessionProvider>,
  )
}

const pairsIn = (list: HTMLElement): readonly (readonly [string, string])[] =>
  within(list)
    .getAllByRole('term')
    .map((term) => [term.textContent ?? '', (term.nextElementSibling?.textContent ?? '').replaceAll(/\s/g, ' ')])

test('CRED-004 before finishing, the payment shows limit, used and free, and leads to the statement', async () => {
  drawOrder('INTEGRATOR', { totalInvoice: 7198 })
  const section = within(await screen.findByRole('region', { name: 'Crédito' }))
  expect(section.getByText('Limite de crédito').nextElementSibling?.textContent).toMatch(/80\.000,00/)
  expect(section.getByText('Usado').nextElementSibling?.textContent).toMatch(/61\.250,40/)
  expect(section.getByText('Livre').nextElementSibling?.textContent).toMatch(/18\.749,60/)
  expect(section.queryByText(/Faltam/)).toBeNull()
  expect(section.getByRole('link', { name: 'Ver parcelas em aberto' }).getAttribute('href')).toBe('/empresa')
})

test('CRED-003 an order beyond the free credit says what is missing, and only the financial department releases it', async () => {
  drawOrder('FINANCIAL', { totalInvoice: 20_000, status: 'INVOICE_VALIDATED' })
  expect(await screen.findByText(/^Faltam R\$\s1\.250,40 de crédito para este pedido$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Liberar crédito' })).toBeTruthy()
})

test('CRED-003 the integrator reads what is missing without the way to release it', async () => {
  drawOrder('INTEGRATOR', { totalInvoice: 20_000, status: 'INVOICE_VALIDATED' })
  expect(await screen.findByText(/^Faltam/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Liberar crédito' })).toBeNull()
})

test('CRED-003 C-198 a release is shown until the total is higher than what was released', async () => {
  const order = { id: 7, totalInvoice: 20_000, status: 'INVOICE_VALIDATED' } as const
  drawOrder('FINANCIAL', order, { released: [{ invoiceId: 7, amount: 20_000 }] })
  expect(await screen.findByText('Crédito liberado para este pedido.')).toBeTruthy()
  expect(screen.queryByText(/^Faltam/)).toBeNull()
})

test('C-198 an order that fits is released only while an instalment is late', async () => {
  drawOrder('FINANCIAL', { totalInvoice: 7198, status: 'INVOICE_VALIDATED' })
  expect(await screen.findByRole('button', { name: 'Liberar crédito' })).toBeTruthy()
})

test('C-198 without a late instalment there is nothing to release', async () => {
  drawOrder('FINANCIAL', { totalInvoice: 7198, status: 'INVOICE_VALIDATED' }, { open: account.open.slice(1) })
  expect(await screen.findByText('Livre')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Liberar crédito' })).toBeNull()
})

test('CRED-006 an order paid by another method has no credit', () => {
  drawOrder('INTEGRATOR', { paymentMethod: 'PIX' })
  expect(screen.queryByRole('region', { name: 'Crédito' })).toBeNull()
})

test('CRED-006 without a limit an order on credit shows nothing of it', async () => {
  const api = fakeApi().on(readSession, aSession('INTEGRATOR')).on(showOwnCredit, { version: 0 })
  renderScreen(
    <SessionProvider>
      <OrderCredit order={anOrder({ paymentMethod: 'OTHERS' })} />
    </SessionProvider>,
  )
  await waitFor(() => expect(api.callsTo(showOwnCredit)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Crédito' })).toBeNull()
})

/** Of a user who is no ADMIN of the company, and exports none of its data. */
const drawCompany = (answer: ResponseFor<typeof showOwnCredit>) => {
  fakeApi().on(readSession, aSession('CONTRIBUTOR')).on(showOwnCredit, answer)
  renderScreen(
    <SessionProvider>
      <CompanyCreditScreen />
    </SessionProvider>,
    '/empresa',
  )
}

test('CRED-004 the statement has the amounts by age, whose sum is used, and each open amount', async () => {
  drawCompany({ version: 1, account })
  await screen.findByRole('link', { name: '41' })
  const aging = pairsIn(screen.getByLabelText('Em aberto por atraso', { selector: 'dl' }))
  expect(aging.map(([label]) => label)).toEqual(['A vencer', '1 a 30', '31 a 60', 'acima de 60 dias'])
  expect(aging.map(([, amount]) => amount)).toEqual(['R$ 50.000,00', 'R$ 10.000,00', 'R$ 1.250,40', 'R$ 0,00'])
  expect(screen.getByText('20/10/2026')).toBeTruthy()
  expect(screen.getByText('Sem vencimento')).toBeTruthy()
  expect(screen.getByRole('link', { name: '41' }).getAttribute('href')).toBe('/pedidos/41')
})

test('CRED-006 a company without a limit reads that its credit is not controlled', async () => {
  drawCompany({ version: 0 })
  expect(await screen.findByText('Sua empresa não tem limite de crédito controlado.')).toBeTruthy()
})
