import { readSession } from '@girassol/contract/session'
import { exportImpact, showImpact } from '@girassol/contract/substitutions'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { anImpact } from '@girassol/test-data/substitutions'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../lib/test-saved-files.ts'
import { ImpactScreen } from './impact-screen.tsx'

const setUp = (impact = anImpact(), role: Role = 'COMMERCIAL') =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(showImpact, impact)
    .on(exportImpact, new Uint8Array([65]))

const draw = () =>
  renderScreen(
    <SessionProvider>
      <ImpactScreen />
    </SessionProvider>,
    '/impacto/10010005',
    '/impacto/$id',
  )

test('C-193 the page shows the sums and the records, and links those that staff may open', async () => {
  setUp()
  draw()
  expect(await screen.findByText(/Não é mais vendido · sucessor: Módulo AURORA SUL 555W \(10010006\)/)).toBeTruthy()
  expect(screen.getByText('Orçamentos abertos')).toBeTruthy()
  expect(screen.getByText(/5\.848,70/)).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Orçamento 10482' })).getAttribute('href')).toBe('/orcamentos/10482')
  expect(screen.queryByRole('link', { name: 'Carrinho' })).toBeNull()
})

test('SUB-009 open budgets, their value, units and sellers, negotiations and holds are counted, and shown at each record', async () => {
  const still = window.matchMedia('')
  // Wide enough for every column.
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
  setUp()
  draw()
  const facts = await screen.findByText('Orçamentos abertos')
  const shown = [...(facts.closest('dl')?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(Object.fromEntries(shown)).toMatchObject({
    'Orçamentos abertos': '1',
    Integradores: '2',
    Negociações: '1',
    Reservas: '1',
    Unidades: '13',
  })
  expect(screen.getByText(/Em negociação · Estoque reservado/)).toBeTruthy()
})

test('C-193 the export is a file of the chosen format', async () => {
  const api = setUp()
  const saved = recordSavedFiles()
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar impacto' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar XLSX' }))
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Impacto 10010005.xlsx']))
  expect(api.callsTo(exportImpact).map(({ query }) => query)).toEqual([{ format: 'xlsx' }])
})

test('C-29 a user who may not see prices reads no value', async () => {
  const impact = anImpact()
  setUp({ ...impact, sums: { ...impact.sums, value: null }, data: impact.data.map((row) => ({ ...row, value: null })) })
  draw()
  await screen.findByRole('link', { name: 'Orçamento 10482' })
  expect(screen.queryByText(/R\$/)).toBeNull()
})

test('C-193 C-12 who reads no budgets sees them without a link', async () => {
  setUp(anImpact(), 'PURCHASE')
  draw()
  expect(await screen.findByText('Orçamento 10482')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Orçamento 10482' })).toBeNull()
})
