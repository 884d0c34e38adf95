import { readCart } from '@girassol/contract/cart'
import { listOrders } from '@girassol/contract/orders'
import { createProposal, listProposals, openProposalVersion, readProposal } from '@girassol/contract/proposals'
import { readSession } from '@girassol/contract/session'
import type { ProposalStatus } from '@girassol/domain/proposals'
import { toDay } from '@girassol/domain/shared'
import { anOrderRow } from '@girassol/test-data/orders'
import { aProposal, aProposalRow, aSentProposal } from '@girassol/test-data/proposals'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { type FakeCall, fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { ProposalListScreen } from './proposal-list-screen.tsx'

const setUp = (...data: ReturnType<typeof aProposalRow>[]) =>
  fakeApi().on(readSession, aSession('INTEGRATOR')).on(listProposals, { data, total: data.length, totalIsExact: true })

const draw = (path = '/propostas') =>
  renderScreen(
    <SessionProvider>
      <ProposalListScreen />
    </SessionProvider>,
    path,
  )

/** As in a wide window, where every column is shown. */
const widen = () => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
}

/** Two calls with one key do one thing. */
const keysOf = (calls: readonly FakeCall[]) => new Set(calls.map(({ headers }) => headers.get('idempotency-key')))

const dayIn = (days: number) => toDay(new Date(Date.now() + days * 86_400_000).toISOString())

test('PROP-027 lists fifteen proposals a page with customer, power, price, status, views and validity', async () => {
  const api = setUp(
    aProposalRow({ id: 7, number: 41, status: 'VIEWED', views: 4, validUntil: dayIn(2) }),
    aProposalRow({ id: 8, number: 40 }),
  )
  widen()
  draw()
  await screen.findByRole('link', { name: '41' })
  expect(api.callsTo(listProposals).at(-1)?.query).toEqual({ take: '15', skip: '1' })
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(cells[0]?.slice(2, 7)).toEqual([
    'Helena Martins PradoSão Paulo, SP',
    '5,50\u00A0kWp',
    'R$\u00A016.500,00',
    'Vista',
    '4',
  ])
  expect(cells[0]?.[7]).toContain('em 2 dias')
  expect(cells[1]?.slice(5, 8)).toEqual(['Rascunho', '-', '-'])
})

test('PROP-027 view, search and period are in the address and in the request', async () => {
  const api = setUp(aProposalRow())
  const { router } = draw('/propostas?visao=aguardando&q=helena&de=2026-11-01')
  await screen.findByRole('link', { name: '42' })
  const asked = { status: 'SENT,VIEWED', term: 'helena', from: '2026-11-01', take: '15', skip: '1' }
  expect(api.callsTo(listProposals).at(-1)?.query).toEqual(asked)
  expect(screen.getByText('desde 01/11/2026')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Vencidas' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ visao: 'vencidas' }))
  await waitFor(() => expect(api.callsTo(listProposals).at(-1)?.query).toMatchObject({ status: 'EXPIRED' }))
})

test('PROP-027 a day that is no day is not requested', async () => {
  const api = setUp(aProposalRow())
  draw('/propostas?de=2026-02-31')
  await screen.findByRole('link', { name: '42' })
  expect(api.callsTo(listProposals).at(-1)?.query).toEqual({ take: '15', skip: '1' })
})

const nextActions: readonly (readonly [ProposalStatus, string | null])[] = [
  ['DRAFT', null],
  ['SENT', null],
  ['VIEWED', 'WhatsApp'],
  ['ACCEPTED', 'Fazer orçamento'],
  ['DECLINED', 'Nova versão'],
  ['EXPIRED', 'Nova versão'],
  ['REVOKED', null],
  ['CONVERTED', null],
]

test.each(nextActions)('PROP-027 what is done next with a proposal in %s', async (status, label) => {
  setUp(aProposalRow({ status }))
  draw()
  await screen.findByRole('link', { name: '42' })
  const buttons = screen.getAllByRole('button', { name: /da proposta 42$/ }).map((button) => button.textContent)
  expect(buttons).toEqual(label === null ? [''] : [label, ''])
})

test('PROP-007 a new version is opened from the list, once, and shown', async () => {
  const api = setUp(aProposalRow({ status: 'EXPIRED' })).on(openProposalVersion, aProposal({ versionNumber: 2 }))
  const { router } = draw()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Nova versão da proposta 42' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/propostas/42'))
  expect(keysOf(api.callsTo(openProposalVersion)).size).toBe(1)
  expect(api.callsTo(openProposalVersion)[0]?.headers.get('idempotency-key')).toBeTruthy()
})

test('PROP-030 the link is sent from the list with the phone of the customer', async () => {
  setUp(aProposalRow({ status: 'VIEWED' })).on(readProposal, aSentProposal({ status: 'VIEWED' }))
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'WhatsApp da proposta 42' }))
  const link = await screen.findByRole('link', { name: /^Enviar pelo WhatsApp/ })
  expect(link.getAttribute('href')).toContain('https://wa.me/5511900000177?text=')
})

test('PROP-002 a proposal is made from a valid budget, once, and shown', async () => {
  const api = setUp()
    .on(listOrders, {
      data: [anOrderRow({ id: 10_479, status: 'BUDGET', customerName: 'Helena Martins Prado' })],
      total: 1,
      totalIsExact: true,
    })
    .on(readCart, null)
    .on(createProposal, aProposal({ id: 77 }))
  const { router } = draw()
  expect(await screen.findByText('Suas propostas aparecem aqui.')).toBeTruthy()
  const [first] = screen.getAllByRole('button', { name: 'Nova proposta' })
  if (first) await userEvent.click(first)
  await userEvent.dblClick(await screen.findByRole('button', { name: /Helena Martins Prado/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/propostas/77'))
  const creations = api.callsTo(createProposal)
  expect(creations[0]?.body).toEqual({ source: { kind: 'BUDGET', id: 10_479 } })
  expect([keysOf(creations).size, keysOf(creations).has(null)]).toEqual([1, false])
  expect(api.callsTo(listOrders)[0]?.query).toMatchObject({ status: 'BUDGET' })
})
