import { listPoints, readGainedInSeason } from '@girassol/contract/points'
import { aManualDebit, aPointEntry } from '@girassol/test-data/points'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { stopClock } from '../../lib/test-stopped-clock.ts'
import { StatementScreen } from './statement-screen.tsx'
import { aPointsPage, openPoints, servingPoints } from './test-points.tsx'

const open = (path = '/pontos/extrato') => openPoints(<StatementScreen />, path)

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const readCells = (found: Awaited<ReturnType<typeof row>>) =>
  found.getAllByRole('cell').map(({ textContent }) => textContent)

test('PTS-003 shows the balance, the points of the season, and its first and last day', async () => {
  servingPoints(aSession('INTEGRATOR'))
  open()
  expect(await screen.findByText('184.320 pontos')).toBeTruthy()
  const facts = [
    ['Pontos ganhos na temporada', '690.000 pontos'],
    ['Início da temporada', '01/01/2026'],
    ['Fim da temporada', '31/12/2026'],
  ]
  for (const [label, value] of facts)
    expect((await screen.findByText(label as string)).nextElementSibling?.textContent).toBe(value)
})

test('PTS-061 without an active season none is shown', async () => {
  const api = servingPoints(aSession('INTEGRATOR')).on(readGainedInSeason, { value: 0, season: null })
  open()
  await screen.findByText('184.320 pontos')
  await waitFor(() => expect(api.callsTo(readGainedInSeason)).toHaveLength(1))
  expect(screen.queryByText('Pontos ganhos na temporada')).toBeNull()
})

test('PTS-006 shows the columns of an order and of a manual posting', async () => {
  servingPoints(aSession('INTEGRATOR'), [aManualDebit(), aPointEntry()])
  open()
  expect(readCells(await row(/10482/)).slice(0, 7)).toEqual([
    '20/11/2026',
    '10482',
    '9.375',
    'Sim',
    'Padaria São João',
    'Crédito',
    '31/12/2026',
  ])
  expect(readCells(await row(/MANUAL/)).slice(0, 7)).toEqual([
    '20/11/2026',
    'MANUAL',
    '-250',
    'Não',
    '-',
    'Débito',
    '-',
  ])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SALVO EM',
    'ORIGEM',
    'PONTOS',
    'QUALIFICÁVEL',
    'CLIENTE',
    'CONDIÇÃO',
    'EXPIRA EM',
    'Ações',
  ])
})

test("PTS-007 'Ver Pedido Completo' opens the order of the entry", async () => {
  servingPoints(aSession('INTEGRATOR'), [aPointEntry()])
  const { router } = open()
  await userEvent.click((await row(/10482/)).getByRole('button', { name: /^Ações do lançamento/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver Pedido Completo' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/pedidos/10482'))
})

test("PTS-008 for an entry without an order the menu shows 'Pedido manual' without a link", async () => {
  servingPoints(aSession('INTEGRATOR'), [aManualDebit()])
  const { router } = open()
  await userEvent.click((await row(/MANUAL/)).getByRole('button', { name: /^Ações do lançamento/ }))
  const item = await screen.findByRole('menuitem', { name: /^Pedido manual/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(item)
  expect(router.state.location.pathname).toBe('/pontos/extrato')
})

test('PTS-004 PTS-043 the search waits half a second, returns to the first page and is stored in the address', async () => {
  const api = servingPoints(aSession('INTEGRATOR'), [aPointEntry()])
  const { router } = open()
  await row(/10482/)
  const clock = stopClock()
  fireEvent.change(screen.getByPlaceholderText('Digite aqui o que procura...'), { target: { value: 'padaria' } })
  await clock.pass(499)
  expect([router.state.location.search, api.callsTo(listPoints)]).toMatchObject([{}, { length: 1 }])
  await clock.pass(20)
  expect(router.state.location.search).toEqual({ q: 'padaria' })
  expect(api.callsTo(listPoints)).toHaveLength(2)
  expect(api.callsTo(listPoints).at(-1)?.query).toEqual({ term: 'padaria', skip: '1', take: '25' })
})

test('PTS-005 PTS-044 pages are loaded until all are there, then the end message is shown', async () => {
  const entries = Array.from({ length: 30 }, (_, index) => aPointEntry({ id: 30 - index }))
  const api = servingPoints(aSession('INTEGRATOR')).on(listPoints, ({ query }) =>
    aPointsPage(query.skip === '1' ? entries.slice(0, 25) : entries.slice(25), 30),
  )
  open()
  expect(await screen.findByText('Mostrando 30 de 30')).toBeTruthy()
  expect(screen.getByText('Sem mais itens para carregar')).toBeTruthy()
  expect(api.callsTo(listPoints).map(({ query }) => query)).toEqual([
    { skip: '1', take: '25' },
    { skip: '2', take: '25' },
  ])
})

test('PTS-004 an empty result is reported, and the search can be cleared', async () => {
  servingPoints(aSession('INTEGRATOR')).on(listPoints, ({ query }) =>
    aPointsPage(query.term === undefined ? [aPointEntry()] : []),
  )
  open('/pontos/extrato?q=ninguem')
  expect(await screen.findByText('Nenhum lançamento encontrado')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos' }))
  expect(await screen.findByText('Mostrando 1 de 1')).toBeTruthy()
})

test('ERR-003 a statement that fails is reported and can be retried', async () => {
  const api = servingPoints(aSession('INTEGRATOR')).on(listPoints, refusing(409, 'Extrato indisponível.'))
  open()
  expect(await screen.findByText('Extrato indisponível.')).toBeTruthy()
  api.on(listPoints, aPointsPage([aPointEntry()]))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await row(/10482/)).toBeTruthy()
})
