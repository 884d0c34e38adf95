import { exportClaims, listClaims } from '@girassol/contract/claims'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aClaimRow } from '@girassol/test-data/claims'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../../lib/test-saved-files.ts'
import { ClaimListScreen } from './claim-list-screen.tsx'

const setUp = (role: Role, ...data: ReturnType<typeof aClaimRow>[]) =>
  fakeApi().on(readSession, aSession(role)).on(listClaims, { data, total: data.length, totalIsExact: true })

/** As in a wide window, where every column is shown, or as on a phone. */
const showAs = (width: 'min-width' | 'max-width: 47.99em') => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes(width) }))
}

const draw = (path = '/ocorrencias') =>
  renderScreen(
    <SessionProvider>
      <ClaimListScreen />
    </SessionProvider>,
    path,
  )

const late = aClaimRow({
  status: 'WAITING_CUSTOMER',
  type: 'DEFECT',
  dueOn: '2026-11-24',
  isLate: true,
  handler: { id: 4, name: 'Bruno Costa' },
})

const readCells = () => {
  const [, row] = within(screen.getByRole('table')).getAllByRole('row')
  return row === undefined
    ? []
    : within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
}

test('CLM-009 CLM-006 the queue shows protocol, type, status, order, integrator, age, due day, handler and value', async () => {
  showAs('min-width')
  const api = setUp('LOGISTICS', late)
  draw()
  const link = await screen.findByRole('link', { name: 'R-2026-000031' })
  expect(link.getAttribute('href')).toBe('/ocorrencias/31')
  expect(screen.getByRole('link', { name: '10010' }).getAttribute('href')).toBe('/pedidos/10010')
  expect(readCells()).toEqual([
    'R-2026-000031',
    'Defeito',
    'Aguardando integrador',
    '10010',
    'Sol do Cerrado Energia',
    '2 dias',
    'até 24/11/2026Atrasada',
    'Bruno Costa',
    'R$\u00A01.290,40',
  ])
  expect(api.callsTo(listClaims).at(-1)?.query).toEqual({ take: '25', skip: '1' })
})

test('CLM-002 CLM-009 an integrator reads his own side of the status, without the integrator and hidden prices', async () => {
  showAs('min-width')
  setUp('INTEGRATOR', aClaimRow({ status: 'WAITING_CUSTOMER', dueOn: null, value: null }))
  draw()
  await screen.findByRole('link', { name: 'R-2026-000031' })
  expect(readCells()).toEqual(['R-2026-000031', 'Avaria', 'Aguardando você', '10010', '2 dias', '-', '-', '—'])
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull()
})

test('CLM-009 view, status, type, own claims and search are in the address and in the request', async () => {
  const api = setUp('CUSTOMER_SUCCESS', late)
  const { router } = draw('/ocorrencias?visao=atrasadas&situacao=IN_ANALYSIS&tipo=DEFECT&minhas=sim&q=Cerrado')
  await screen.findByRole('link', { name: 'R-2026-000031' })
  const filters = { status: 'IN_ANALYSIS', type: 'DEFECT', mine: 'yes', term: 'Cerrado' }
  expect(api.callsTo(listClaims).at(-1)?.query).toEqual({ ...filters, late: 'yes', take: '25', skip: '1' })
  await userEvent.click(screen.getByRole('tab', { name: 'Em aberto' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ visao: 'abertas', tipo: 'DEFECT' }))
  await waitFor(() =>
    expect(api.callsTo(listClaims).at(-1)?.query).toEqual({ ...filters, open: 'yes', take: '25', skip: '1' }),
  )
})

test('CLM-009 the filters are chosen under their button and removed one by one', async () => {
  const api = setUp('INTEGRATOR', aClaimRow())
  const { router } = draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Minhas: abertas por mim' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ minhas: 'sim' }))
  await waitFor(() => expect(api.callsTo(listClaims).at(-1)?.query).toMatchObject({ mine: 'yes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remover filtro Minhas' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('CLM-012 staff who handle claims export the filtered list as CSV and XLSX', async () => {
  const saved = recordSavedFiles()
  const api = setUp('LOGISTICS', late).on(exportClaims, 'Protocolo;Tipo' as never)
  draw('/ocorrencias?visao=abertas&tipo=DEFECT')
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar XLSX' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Ocorrências.xlsx']))
  expect(api.callsTo(exportClaims)[0]?.query).toEqual({ open: 'yes', type: 'DEFECT', format: 'xlsx' })
})

test('CLM-004 the financial users read the queue and export nothing', async () => {
  setUp('FINANCIAL', late)
  draw()
  await screen.findByRole('link', { name: 'R-2026-000031' })
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull()
})

test('CLM-009 on a phone each claim is a card', async () => {
  showAs('max-width: 47.99em')
  setUp('LOGISTICS', late)
  draw()
  const list = within(await screen.findByRole('list', { name: 'Ocorrências' }))
  expect(list.getByRole('listitem').textContent).toBe(
    'Aguardando integradorR-2026-000031R$\u00A01.290,40Defeito · Pedido 10010 · Sol do Cerrado Energiaaté 24/11/2026Atrasada',
  )
  expect(screen.queryByRole('table')).toBeNull()
})

test('CLM-009 the card of a claim that is due no more shows its age instead', async () => {
  showAs('max-width: 47.99em')
  setUp('INTEGRATOR', aClaimRow({ status: 'RESOLVED', dueOn: null }), aClaimRow({ id: 32, dueOn: null, ageDays: 0 }))
  draw()
  expect(await screen.findByText('Aberta há 2 dias')).toBeTruthy()
  expect(screen.getByText('Aberta hoje')).toBeTruthy()
})

test('CLM-009 an empty list says how the first claim is opened, and a filtered one removes its filters', async () => {
  const api = setUp('INTEGRATOR')
  draw('/ocorrencias?situacao=REFUSED')
  expect(await screen.findByText('Nenhuma ocorrência encontrada.')).toBeTruthy()
  const clear = screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1)
  if (clear) await userEvent.click(clear)
  expect(await screen.findByText('Depois da entrega, abra uma no pedido, na aba Entrega.')).toBeTruthy()
  expect(api.callsTo(listClaims).at(-1)?.query).toEqual({ take: '25', skip: '1' })
})

test('CLM-009 a list that was not read says so and is read again', async () => {
  const api = setUp('INTEGRATOR', aClaimRow()).on(listClaims, refusing(403, 'Sem acesso agora.'))
  draw()
  expect(await screen.findByText('Sem acesso agora.')).toBeTruthy()
  api.on(listClaims, { data: [aClaimRow()], total: 1, totalIsExact: true })
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('link', { name: 'R-2026-000031' })).toBeTruthy()
})
