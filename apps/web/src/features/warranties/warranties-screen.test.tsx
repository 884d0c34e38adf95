import { readSession } from '@girassol/contract/session'
import { listWarranties, type WarrantyRow } from '@girassol/contract/warranties'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { aWarranty } from '@girassol/test-data/warranties'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { WarrantiesScreen } from './warranties-screen.tsx'

const serve = (role: Role, ...data: readonly WarrantyRow[]) =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(listWarranties, { data: [...data], total: data.length, totalIsExact: true })

const draw = (path = '/garantias') =>
  renderScreen(
    <SessionProvider>
      <WarrantiesScreen />
    </SessionProvider>,
    path,
  )

const showAt = (width: string) => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes(width) }))
}
const onDesk = () => showAt('min-width')
const onPhone = () => showAt('max-width: 47.99em')

const readRows = async () => {
  const table = await screen.findByRole('table', { name: /^Garantias/ })
  await within(table).findAllByRole('link')
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

const site = { id: 7, title: 'Residência Duarte' }

test('WAR-005 an integrator sees number, product, order, customer, site and until when each is covered', async () => {
  onDesk()
  const api = serve('INTEGRATOR', aWarranty({ site }))
  draw()
  expect(await screen.findByRole('heading', { level: 1, name: 'Garantias' })).toBeTruthy()
  const [header, row] = await readRows()
  expect(header).toEqual([
    'Número de série',
    'Produto',
    'Pedido',
    'Cliente',
    'Obra',
    'Garantia do produto',
    'Garantia de desempenho',
  ])
  expect(row).toEqual([
    'HL550-0001',
    'MÓDULO HELIAR 550W',
    '10010',
    'Padaria Aurora Ltda',
    'Residência Duarte',
    'até 19/11/2038',
    'até 19/11/2051',
  ])
  expect(screen.getByRole('link', { name: '10010' }).getAttribute('href')).toBe('/pedidos/10010?aba=entrega')
  expect(screen.getByRole('link', { name: 'Residência Duarte' }).getAttribute('href')).toBe('/obras/7')
  expect(api.callsTo(listWarranties)[0]?.query).toEqual({ take: '25', skip: '1' })
})

test.each<[Role, string[]]>([
  ['ADMINISTRATOR', ['Obra', 'Integrador']],
  ['FINANCIAL', ['Integrador']],
])('WAR-005 %s, who reads all of them, sees the integrator: %j', async (role, expected) => {
  onDesk()
  serve(role, aWarranty())
  draw()
  const [header = [], row] = await readRows()
  expect(header.filter((name) => name === 'Obra' || name === 'Integrador')).toEqual(expected)
  expect(row).toContain('Sol do Cerrado Energia')
})

test('WAR-004 WAR-008 the list tells ended, unknown and unstarted warranties in words', async () => {
  onDesk()
  const unknown = { productMonths: null, performanceMonths: null, productUntil: null, performanceUntil: null }
  serve(
    'FINANCIAL',
    aWarranty({ productUntil: '2025-11-19' }),
    aWarranty({ id: 2, ...unknown }),
    aWarranty({ id: 3, startsOn: null, productUntil: null, performanceUntil: null }),
  )
  draw()
  const [, ...rows] = await readRows()
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['terminou em 19/11/2025', 'até 19/11/2051'],
    ['Garantia conforme fabricante', '-'],
    ['Começa com a nota fiscal', 'Começa com a nota fiscal'],
  ])
})

test('WAR-005 the term is in the address and in the request, and without a match it can be cleared', async () => {
  const api = serve('INTEGRATOR')
  const { router } = draw('/garantias?q=HL550')
  expect(await screen.findByText('Nada encontrado para “HL550”.')).toBeTruthy()
  expect(api.callsTo(listWarranties)[0]?.query).toEqual({ term: 'HL550', take: '25', skip: '1' })
  const field = screen.getByRole('searchbox', { name: 'Buscar garantias' })
  expect(field.getAttribute('placeholder')).toBe('Série, cliente, obra ou pedido')
  await userEvent.clear(field)
  await userEvent.type(field, 'Aurora')
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Aurora' }))
  await waitFor(() => expect(api.callsTo(listWarranties).at(-1)?.query).toMatchObject({ term: 'Aurora' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar todas' }))
  expect(await screen.findByText('Nenhum número de série registrado ainda.')).toBeTruthy()
  expect(screen.getByText(/^Os números são registrados no pedido/)).toBeTruthy()
  expect(router.state.location.search).toEqual({})
})

test('WAR-005 on the phone each number is a card', async () => {
  onPhone()
  serve('ADMINISTRATOR', aWarranty({ site }))
  draw()
  const link = await screen.findByRole('link', { name: 'HL550-0001' })
  expect(link.getAttribute('href')).toBe('/pedidos/10010?aba=entrega')
  const [card] = within(screen.getByRole('list', { name: 'Garantias' })).getAllByRole('article')
  const text = card?.textContent
  expect(text).toContain('Pedido 10010 · Padaria Aurora Ltda · Sol do Cerrado Energia')
  expect(text).toContain('Obra Residência Duarte')
  expect(text).toContain('Garantia do produto: até 19/11/2038')
  expect(text).toContain('Garantia de desempenho: até 19/11/2051')
})

test('WAR-005 the next page is loaded on request, and a list that fails can be asked for again', async () => {
  const api = serve('INTEGRATOR').on(listWarranties, refusing(403, 'Sem acesso agora.'))
  draw()
  expect(await screen.findByText('Sem acesso agora.')).toBeTruthy()
  api.on(listWarranties, ({ query: { skip } }) => ({
    data: [aWarranty({ id: Number(skip), serial: `HL550-000${skip}` })],
    total: 2,
    totalIsExact: true,
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('HL550-0001')).toBeTruthy()
  const more = screen.queryByRole('button', { name: 'Carregar mais' })
  if (more !== null) await userEvent.click(more)
  expect(await screen.findByText('HL550-0002')).toBeTruthy()
  expect(screen.getByText('Mostrando 2 de 2')).toBeTruthy()
})
