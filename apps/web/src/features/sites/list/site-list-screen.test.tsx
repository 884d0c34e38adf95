import { readSession } from '@girassol/contract/session'
import { editTask } from '@girassol/contract/site-records'
import { createSite, exportSites, listSiteOptions, listSites, moveSite, readSite } from '@girassol/contract/sites'
import type { Role } from '@girassol/domain/access'
import { aSession } from '@girassol/test-data/sessions'
import { aSite, aSiteList, aSiteRow, aTask } from '@girassol/test-data/sites'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { SiteListScreen } from './site-list-screen.tsx'

const setUp = (...rows: ReturnType<typeof aSiteRow>[]) => setUpFor('INTEGRATOR', ...rows)

const setUpFor = (role: Role, ...rows: ReturnType<typeof aSiteRow>[]) =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(listSites, aSiteList(...rows))
    .on(listSiteOptions, {
      people: [{ id: 3, name: 'Marina Alves' }],
      cities: [{ code: '3509502', name: 'Campinas', state: 'SP' }],
    })

const draw = (path = '/obras') =>
  renderScreen(
    <SessionProvider>
      <SiteListScreen />
      <LiveRegion />
    </SessionProvider>,
    path,
  )

const onPhone = () => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('max-width: 47.99em') }))
}

const column = (name: RegExp) => screen.getByRole('list', { name })
const card = (name = 'Residência Duarte') => screen.getByRole('article', { name })
const findCard = (name = 'Residência Duarte') => screen.findByRole('article', { name })
const politeWords = () => screen.getByRole('status').textContent

const focusCard = async () => {
  const found = await findCard()
  found.focus()
  return found
}

test('SITE-005 the board has one column a stage with count and power; empty and ended ones are strips', async () => {
  const api = setUp(aSiteRow(), aSiteRow({ id: 8, title: 'Casa Bela', kwp: 2.3 }), aSiteRow({ id: 9, stage: 'LOST' }))
  draw()
  await findCard('Casa Bela')
  expect(within(column(/^Proposta, 2 obras, 10,00\skWp$/)).getAllByRole('article')).toHaveLength(2)
  expect(screen.getByText(/^2 em andamento · 10,00\skWp$/)).toBeTruthy()
  const strips = screen.getAllByRole('button', { expanded: false }).map((each) => each.textContent)
  expect(strips).toEqual(expect.arrayContaining(['Contato 0 obras', 'Conectada 0 obras', 'Perdida 1 obra']))
  expect(api.callsTo(listSites)[0]?.query).toEqual({ board: 'yes', take: '20' })
  await userEvent.click(screen.getByRole('button', { name: 'Perdida 1 obra' }))
  expect(within(column(/^Perdida, 1 obra/)).getAllByRole('article')).toHaveLength(1)
})

test('SITE-005 an opened strip of an ended stage is open the next time', async () => {
  setUp(aSiteRow(), aSiteRow({ id: 9, title: 'Loja', stage: 'LOST' }))
  const first = draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Perdida 1 obra' }))
  first.unmount()
  draw()
  expect(await findCard('Loja')).toBeTruthy()
})

test('SITE-005 keys take a card, announce each stage, and drop it; the focus stays on it', async () => {
  const rows = [aSiteRow()]
  const api = setUp()
    .on(listSites, () => aSiteList(...rows))
    .on(moveSite, () => {
      rows[0] = aSiteRow({ stage: 'SIGNED', version: 5 })
      return aSite({ stage: 'SIGNED' })
    })
  draw()
  await focusCard()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(politeWords()).toBe('Residência Duarte, na mão. Etapa Proposta.'), { timeout: 2000 })
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(politeWords()).toBe('Assinada, 4 de 10.'), { timeout: 2000 })
  await userEvent.keyboard(' ')
  await waitFor(() => expect(politeWords()).toBe('Movida para Assinada.'), { timeout: 2000 })
  expect(api.callsTo(moveSite).map(({ params, body }) => [params, body])).toEqual([
    [{ id: '7' }, { stage: 'SIGNED', version: 4 }],
  ])
  expect(within(column(/^Assinada, 1 obra/)).getByRole('article')).toBe(card())
  expect(document.activeElement).toBe(card())
})

test('SITE-005 Escape gives up, and nothing is sent', async () => {
  const api = setUp(aSiteRow())
  draw()
  await focusCard()
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Escape}')
  await waitFor(() => expect(politeWords()).toBe('Residência Duarte continua em Proposta.'), { timeout: 2000 })
  await userEvent.keyboard(' {ArrowRight}')
  await userEvent.tab()
  expect(api.callsTo(moveSite)).toEqual([])
  expect(within(column(/^Proposta/)).getByRole('article')).toBe(card())
})

test('SITE-005 a move waits in its new place, and a refusal returns the card with its reason', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof refusing>>()
  setUp(aSiteRow(), aSiteRow({ id: 8, title: 'Casa Bela', stage: 'SIGNED' })).on(moveSite, () => answer.promise)
  draw()
  await focusCard()
  await userEvent.keyboard(' {ArrowRight} ')
  expect(within(column(/^Assinada/)).getByRole('article', { name: 'Residência Duarte', busy: true })).toBeTruthy()
  answer.resolve(refusing(409, 'Esta obra está arquivada. Desarquive para mudar.', { reason: 'siteArchived' }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', expect.stringContaining('arquivada'))
  expect(within(column(/^Proposta/)).getByRole('article')).toBe(card())
})

test('SITE-004 a site is marked as lost only with a reason', async () => {
  const api = setUp(aSiteRow()).on(moveSite, aSite({ stage: 'LOST' }))
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Residência Duarte' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mover para…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Perdida' }))
  const dialog = await screen.findByRole('dialog', { name: 'Marcar como perdida' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Marcar como perdida' }))
  expect(api.callsTo(moveSite)).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), ' Preço ')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Marcar como perdida' }))
  await waitFor(() => expect(api.callsTo(moveSite)).toHaveLength(1))
  expect(api.callsTo(moveSite)[0]?.body).toEqual({ stage: 'LOST', reason: 'Preço', version: 4 })
})

test('SITE-004 a move backwards is confirmed', async () => {
  const api = setUp(aSiteRow()).on(moveSite, aSite({ stage: 'VISIT' }))
  draw()
  await focusCard()
  await userEvent.keyboard(' {ArrowLeft} ')
  const dialog = await screen.findByRole('dialog', { name: 'Voltar para Visita?' })
  expect(api.callsTo(moveSite)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }))
  await waitFor(() => expect(api.callsTo(moveSite)[0]?.body).toEqual({ stage: 'VISIT', version: 4 }))
})

test('SITE-004 after a change by another user both stages are shown, and the move starts from the new version', async () => {
  const api = setUp(aSiteRow())
    .on(readSite, aSite({ stage: 'ORDERED', version: 9 }))
    .on(moveSite, refusing(409, 'Esta obra mudou. Atualize a tela.', { reason: 'changedMeanwhile' }))
  draw()
  await focusCard()
  await userEvent.keyboard(' {ArrowRight} ')
  const dialog = await screen.findByRole('dialog', { name: 'Esta obra mudou enquanto você movia' })
  expect(await within(dialog).findByText('Pedido')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mover para Assinada' }))
  await waitFor(() => expect(api.callsTo(moveSite)[1]?.body).toEqual({ stage: 'SIGNED', version: 9 }))
})

test('SITE-004 C-152 the board shows where another user moved the site, also when the own move is given up', async () => {
  let row = aSiteRow()
  const api = setUp(row)
    .on(listSites, () => aSiteList(row))
    .on(readSite, aSite({ stage: 'ORDERED', version: 9 }))
    .on(moveSite, () => {
      row = aSiteRow({ stage: 'ORDERED', version: 9 })
      return refusing(409, 'Esta obra mudou. Atualize a tela.', { reason: 'changedMeanwhile' })
    })
  draw()
  await focusCard()
  await userEvent.keyboard(' {ArrowRight} ')
  const dialog = await screen.findByRole('dialog', { name: 'Esta obra mudou enquanto você movia' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deixar como está' }))
  await waitFor(() => expect(within(column(/^Pedido, 1 obra/)).getByRole('article')).toBe(card()))
  expect(api.callsTo(moveSite)).toHaveLength(1)
})

test.each([
  ['staff', aSession('COMMERCIAL')],
  ['a VIEWER of the company', aSession('MANAGER', { companyRole: 'VIEWER' })],
])('SITE-012 %s, who only reads, has no new site, no keys and no move', async (_reader, session) => {
  const row = aSiteRow({ actions: { move: { allowed: false, reason: 'Só a empresa da obra.' } } })
  setUpFor('COMMERCIAL', row).on(readSession, session)
  draw()
  const found = await findCard()
  expect(found.getAttribute('tabindex')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nova obra' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull()
})

test('SITE-008 view, search, responsible user and city are in the address and in the request', async () => {
  const api = setUp(aSiteRow())
  const { router } = draw('/obras?visao=paradas&q=duarte&responsavel=3&cidade=3509502')
  await findCard()
  const narrowed = { view: 'IDLE', term: 'duarte', responsible: '3', city: '3509502', board: 'yes', take: '20' }
  expect(api.callsTo(listSites).at(-1)?.query).toEqual(narrowed)
  await userEvent.click(screen.getByRole('tab', { name: 'Minhas' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ visao: 'minhas', q: 'duarte' }))
  await waitFor(() => expect(api.callsTo(listSites).at(-1)?.query).toMatchObject({ view: 'MINE' }))
})

test('SITE-005 the list is in the address, and is the layout of the next visit', async () => {
  const api = setUp(aSiteRow())
  const first = draw()
  await userEvent.click(await screen.findByRole('radio', { name: 'Lista' }))
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(first.router.state.location.search).toMatchObject({ modo: 'lista' })
  expect(api.callsTo(listSites).at(-1)?.query).toEqual({ take: '20', skip: '1' })
  first.unmount()
  draw()
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('SITE-005 below 768 px it is a list with the stages as chips, and a late task is ended from it', async () => {
  onPhone()
  const urgency = { kind: 'TASK_LATE', title: 'Ligar', day: '2026-11-19', days: null, taskId: 31 } as const
  const api = setUp(aSiteRow({ urgency }))
    .on(readSite, aSite({ tasks: [aTask({ id: 31, version: 6 })] }))
    .on(editTask, aTask())
  const { router } = draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Concluir tarefa de Residência Duarte' }))
  await waitFor(() => expect(api.callsTo(editTask)[0]?.body).toEqual({ isDone: true, version: 6 }))
  const chip = screen.getByRole('button', { name: 'Proposta 1', pressed: false })
  await userEvent.click(chip)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ etapa: 'PROPOSAL' }))
  await waitFor(() => expect(api.callsTo(listSites).at(-1)?.query).toMatchObject({ stage: 'PROPOSAL' }))
  expect(screen.queryByRole('radio', { name: 'Quadro' })).toBeNull()
})

test('SITE-005 twenty cards of a stage are shown at once, then twenty more', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => aSiteRow({ id: index + 1, title: `Obra ${index + 1}` }))
  const api = setUp().on(listSites, ({ query }) => ({
    ...aSiteList(...rows),
    data: rows.slice(0, query.board === 'yes' ? 20 : Number(query.take)),
  }))
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Mais 5 obras' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
  expect(api.callsTo(listSites).at(-1)?.query).toEqual({ stage: 'PROPOSAL', take: '40', skip: '1' })
  expect(screen.queryByRole('button', { name: /^Mais/ })).toBeNull()
})

test('SITE-005 an empty list says whether there are no sites yet or none with these filters', async () => {
  setUp()
  const first = draw()
  expect(await screen.findByText('Aqui ficam suas obras, do primeiro contato à conexão.')).toBeTruthy()
  first.unmount()
  const { router } = draw('/obras?q=nada')
  await screen.findByText('Nenhuma obra com esses filtros.')
  const [, clear] = screen.getAllByRole('button', { name: 'Limpar filtros' })
  await userEvent.click(clear ?? screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('SITE-013 the filtered sites are exported', async () => {
  const api = setUp(aSiteRow()).on(exportSites, refusing(500, 'nada'))
  draw('/obras?q=duarte')
  await findCard()
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }))
  await waitFor(() => expect(api.callsTo(exportSites)[0]?.query).toEqual({ term: 'duarte', format: 'csv' }))
})

test('SITE-001 a new site needs title and city only, and is opened', async () => {
  const { listCities } = await import('@girassol/contract/customers')
  const api = setUp(aSiteRow())
    .on(listCities, [{ code: '3509502', name: 'Campinas' }])
    .on(createSite, aSite({ id: 77 }))
  const { router } = draw()
  await findCard()
  await userEvent.click(screen.getByRole('button', { name: 'Nova obra' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nova obra' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Título' }), 'Padaria')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Estado' }))
  await userEvent.click(await screen.findByRole('option', { name: 'São Paulo' }))
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Cidade' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Campinas' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/obras/77'))
  expect(api.callsTo(createSite)[0]?.body).toEqual({ title: 'Padaria', cityCode: '3509502' })
})
