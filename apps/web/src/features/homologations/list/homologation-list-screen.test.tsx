import { exportHomologations, listHomologations } from '@girassol/contract/homologations'
import { listUtilities } from '@girassol/contract/utilities'
import { aHomologationRow } from '@girassol/test-data/homologations'
import { aUtility } from '@girassol/test-data/utilities'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../../lib/test-saved-files.ts'
import { HomologationListScreen } from './homologation-list-screen.tsx'

const setUp = (...data: ReturnType<typeof aHomologationRow>[]) =>
  fakeApi().on(listUtilities, [aUtility()]).on(listHomologations, { data, total: data.length, totalIsExact: true })

/** As in a wide window, where every column is shown. */
const widen = () => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
}

const draw = (path = '/homologacoes') => renderScreen(<HomologationListScreen />, path)

test('HOM-017 lists holder, utility, consumer unit, protocol, status and due day', async () => {
  widen()
  const api = setUp(aHomologationRow({ status: 'SUBMITTED', protocol: '2026-114-0088', dueOn: '2026-12-18' }))
  draw()
  const link = await screen.findByRole('link', { name: 'Pedido 10418' })
  expect(link.getAttribute('href')).toBe('/homologacoes/31')
  expect(api.callsTo(listHomologations).at(-1)?.query).toEqual({ take: '15', skip: '1' })
  const [, row] = within(screen.getByRole('table')).getAllByRole('row')
  const cells = row ? within(row).getAllByRole('cell') : []
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Pedido 10418',
    'Renata Figueiredo LopesCampinas, SP',
    'CPFL Paulista',
    '4.001.882.317',
    '2026-114-0088',
    'Protocolada',
    'até 18/12/2026',
  ])
})

test('HOM-003 HOM-015 a row whose utility is late or whose equipment changed says so', async () => {
  widen()
  setUp(
    aHomologationRow({ id: 1, status: 'SUBMITTED', dueOn: '2026-11-18', daysLate: 3, isEquipmentChanged: true }),
    aHomologationRow({ id: 2, source: null, status: 'INSPECTION', dueOn: '2026-11-20', daysLate: 1 }),
  )
  draw()
  expect(await screen.findByText('Prazo vencido há 3 dias')).toBeTruthy()
  expect(screen.getByText('Prazo vencido há 1 dia')).toBeTruthy()
  expect(screen.getAllByText('Equipamento mudou depois do protocolo')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Homologação 2' })).toBeTruthy()
})

test('HOM-017 status, utility and past due days are in the address and in the request', async () => {
  const api = setUp(aHomologationRow())
  const { router } = draw('/homologacoes?visao=distribuidora&distribuidora=2&vencidas=1')
  await screen.findByRole('link', { name: 'Pedido 10418' })
  const filters = { status: 'SUBMITTED,ISSUED,INSPECTION', utility: '2', overdue: '1' }
  expect(api.callsTo(listHomologations).at(-1)?.query).toEqual({ ...filters, take: '15', skip: '1' })
  await userEvent.click(screen.getByRole('tab', { name: 'Com pendência' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ visao: 'pendencia', vencidas: '1' }))
  await waitFor(() => expect(api.callsTo(listHomologations).at(-1)?.query).toMatchObject({ status: 'PENDENCY' }))
})

test('HOM-017 the filtered list is exported as CSV', async () => {
  const saved = recordSavedFiles()
  const api = setUp(aHomologationRow()).on(exportHomologations, 'Pedido;Titular' as never)
  draw('/homologacoes?vencidas=1')
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Homologações.csv']))
  expect(api.callsTo(exportHomologations)[0]?.query).toEqual({ overdue: '1', format: 'csv' })
})

test('HOM-017 without a match the filters can be removed', async () => {
  const api = setUp()
  draw('/homologacoes?vencidas=1')
  expect(await screen.findByText('Nenhuma homologação encontrada.')).toBeTruthy()
  const [clear] = screen.getAllByRole('button', { name: 'Limpar filtros' })
  if (clear) await userEvent.click(clear)
  expect(await screen.findByText('Suas homologações aparecem aqui.')).toBeTruthy()
  expect(api.callsTo(listHomologations).at(-1)?.query).toEqual({ take: '15', skip: '1' })
})
