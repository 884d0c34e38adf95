import { createHomologation } from '@girassol/contract/homologations'
import { listProposals } from '@girassol/contract/proposals'
import { readSession, type SessionView } from '@girassol/contract/session'
import {
  addNote,
  addPhoto,
  addTask,
  downloadPhoto,
  editNote,
  editTask,
  removeNote,
} from '@girassol/contract/site-records'
import {
  editSite,
  linkToSite,
  listSiteOptions,
  moveSite,
  readSite,
  readSiteTimeline,
  type SiteView,
  type TimelineEntry,
  unlinkFromSite,
} from '@girassol/contract/sites'
import { showWarrantyLink } from '@girassol/contract/warranties'
import type { Role } from '@girassol/domain/access'
import { aHomologation } from '@girassol/test-data/homologations'
import { aProposalRow } from '@girassol/test-data/proposals'
import { aSession } from '@girassol/test-data/sessions'
import { aNote, aSite, aTask, aTimelineEntry } from '@girassol/test-data/sites'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { SiteScreen } from './site-screen.tsx'

const setUp = (site: Partial<SiteView> = {}, entries: readonly TimelineEntry[] = [], role: Role = 'INTEGRATOR') =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(readSite, aSite(site))
    .on(readSiteTimeline, { entries: [...entries], next: null })
    .on(listSiteOptions, { people: [{ id: 3, name: 'Marina Alves' }], cities: [] })

const draw = (path = '/obras/7') =>
  renderScreen(
    <SessionProvider>
      <SiteScreen />
    </SessionProvider>,
    path,
    '/obras/$id',
  )

const findTitle = () => screen.findByRole('heading', { level: 1, name: 'Residência Duarte' })

test('SITE-006 facts and the tracker of nine stages, whose skipped stages stay open', async () => {
  setUp()
  draw()
  await findTitle()
  expect(screen.getByText('Caio Duarte · (19) 99812-4477')).toBeTruthy()
  expect(screen.getByText('Trifásica 127/220 V · 100 A')).toBeTruthy()
  expect(screen.getByText(/^7,70\skWp · R\$\s12\.580,00$/)).toBeTruthy()
  const steps = within(screen.getByRole('list', { name: 'Andamento' })).getAllByRole('listitem')
  expect(steps).toHaveLength(9)
  expect(steps[1]?.textContent).toBe('Visitapendente')
  expect(steps[7]?.textContent).toMatch(/^Homologaçãoconcluída20\/10/)
  expect(steps[7]?.getAttribute('aria-current')).toBe('step')
})

test('SITE-004 a stage after the current one is open, although the site has been there', async () => {
  setUp({ stage: 'PROPOSAL' })
  draw()
  await findTitle()
  const steps = within(screen.getByRole('list', { name: 'Andamento' })).getAllByRole('listitem')
  expect(steps.filter((step) => step.textContent?.includes('concluída'))).toHaveLength(2)
})

test('HOM-001 SITE-007 an installed site opens its homologation from an order or a budget, of several by choice', async () => {
  const link = aSite().links[0]
  if (link === undefined) throw new Error('the site has no link')
  const links: SiteView['links'] = [
    link,
    { ...link, kind: 'BUDGET', recordId: 10_401, title: 'Orçamento 10401', status: 'Orçamento' },
    { ...link, kind: 'BUDGET', recordId: 10_402, title: 'Orçamento 10402', canHaveHomologation: false },
  ]
  const api = setUp({
    stage: 'INSTALLED',
    links,
    nextStep: { name: 'openHomologation', label: 'Abrir homologação' },
  }).on(createHomologation, aHomologation())
  const { router } = draw()
  const user = userEvent.setup()
  await findTitle()
  await user.click(screen.getByRole('button', { name: 'Abrir homologação' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Abrir homologação' }))
  expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['10388', '10401'])
  await user.click(dialog.getByRole('radio', { name: 'Orçamento 10401' }))
  await user.click(dialog.getByRole('button', { name: 'Abrir homologação' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/homologacoes/31'))
  expect(api.callsTo(createHomologation)[0]?.body).toEqual({ source: { kind: 'BUDGET', id: 10_401 }, siteId: 7 })
})

test('HOM-001 without a kit the way to a homologation says what is missing, and one that is there is shown', async () => {
  const [link] = aSite().links
  if (link === undefined) throw new Error('the site has no link')
  const there = {
    ...link,
    kind: 'HOMOLOGATION',
    recordId: 31,
    link: '/homologacoes/31',
    canHaveHomologation: false,
  } as const
  setUp({ stage: 'INSTALLED', links: [there], nextStep: { name: 'openHomologation', label: 'Abrir homologação' } })
  draw()
  const user = userEvent.setup()
  await findTitle()
  expect(screen.getByRole('button', { name: 'Ver homologação' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ações de Residência Duarte' }))
  const item = await screen.findByRole('menuitem', { name: /Abrir homologação/ })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(item.textContent).toContain('Ligue à obra um pedido ou orçamento com gerador.')
})

test('SITE-004 a lost site shows its reason, and no stage is current', async () => {
  setUp({ stage: 'LOST', lossReason: 'Fechou com outra empresa' })
  draw()
  expect(await screen.findByText('Fechou com outra empresa')).toBeTruthy()
  expect(document.querySelector('[aria-current="step"]')).toBeNull()
})

const at = (day: string, hour: string) => `2026-11-${day}T${hour}:00.000Z`

test('SITE-006 the timeline has one list a day, newest first, and each entry opens its record', async () => {
  setUp({}, [
    aTimelineEntry({ key: 'a', at: at('21', '12:42'), title: 'Pedido 10388: Entregue', tone: 'done' }),
    aTimelineEntry({ key: 'b', at: at('21', '11:00'), kind: 'STAGE', title: 'Pedido → Entregue', link: null }),
    // 01:30 UTC is the evening before in São Paulo.
    aTimelineEntry({ key: 'c', at: at('21', '01:30'), title: 'Pedido 10388: Faturado', author: 'ERP' }),
  ])
  draw()
  const link = await screen.findByRole('link', { name: 'Pedido 10388: Entregue' })
  expect(link.getAttribute('href')).toBe('/pedidos/10388')
  const days = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(days.map((day) => day?.slice(-10))).toEqual(['21/11/2026', '20/11/2026'])
  const [first, second] = screen.getAllByRole('list').filter((list) => list.closest('section section') !== null)
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  expect(within(second as HTMLElement).getByText('ERP')).toBeTruthy()
})

test('SITE-006 the chips request their kinds, and more entries follow the cursor', async () => {
  const api = setUp().on(readSiteTimeline, ({ query }) =>
    query.before === undefined
      ? { entries: [aTimelineEntry({ key: 'a', title: 'Primeira' })], next: '2026-11-20T13:00:00.000Z~ORDER-1' }
      : { entries: [aTimelineEntry({ key: 'b', title: 'Segunda' })], next: null },
  )
  const { router } = draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }))
  expect(await screen.findByText('Segunda')).toBeTruthy()
  expect(screen.getByText('Primeira')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull()
  expect(api.callsTo(readSiteTimeline).map(({ query }) => query)).toEqual([
    { take: '50' },
    { take: '50', before: '2026-11-20T13:00:00.000Z~ORDER-1' },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Entregas' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ linha: 'entregas' }))
  await waitFor(() =>
    expect(api.callsTo(readSiteTimeline).at(-1)?.query).toEqual({ take: '50', kinds: 'DELIVERY,SERIAL,CLAIM' }),
  )
})

const noteEntry = (note: Parameters<typeof aNote>[0]) =>
  aTimelineEntry({ key: 'NOTE-51', kind: 'NOTE', title: 'Nota', link: null, note: aNote(note) })

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

test('SITE-011 a note is added, and its author edits it until its time is over', async () => {
  const api = setUp({}, [noteEntry({ editableUntil: inMinutes(5) })])
    .on(addNote, aNote())
    .on(editNote, aNote())
  draw()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nota' }), 'Visita feita')
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
  await waitFor(() => expect(api.callsTo(addNote)[0]?.body).toEqual({ text: 'Visita feita' }))
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' }).value).toBe(''))
  await userEvent.click(screen.getByRole('button', { name: /^Editar até \d\d:\d\d$/ }))
  const [, field] = screen.getAllByRole('textbox', { name: 'Nota' })
  await userEvent.type(field as HTMLElement, ' Ok.')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(api.callsTo(editNote)[0]?.body).toEqual({
      text: 'Ligamos para a distribuidora: a análise sai até terça. Ok.',
      version: 1,
    }),
  )
})

test('SITE-011 after its time a note is not edited, and a removed note says so', async () => {
  setUp({}, [
    noteEntry({ editableUntil: inMinutes(-1) }),
    { ...noteEntry({ id: 52, text: 'Nota removida', isRemoved: true }), key: 'NOTE-52' },
  ])
  draw()
  expect(await screen.findByText('Nota removida')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Editar até/ })).toBeNull()
})

test('SITE-011 a note is removed after a question', async () => {
  const api = setUp({}, [noteEntry({})]).on(removeNote, aNote({ isRemoved: true }))
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Ações da nota' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remover nota' }))
  expect(api.callsTo(removeNote)).toEqual([])
  const dialog = await screen.findByRole('dialog', { name: 'Remover a nota' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(api.callsTo(removeNote)[0]?.params).toEqual({ id: '7', noteId: '51' }))
})

test('SITE-009 SITE-010 tasks say when they are late, are ended by their box and added for a responsible user', async () => {
  const api = setUp({ tasks: [aTask(), aTask({ id: 32, title: 'Avisar', isLate: false, dueOn: '2026-11-25' })] })
    .on(editTask, aTask({ doneAt: '2026-11-21T12:00:00.000Z' }))
    .on(addTask, aTask())
  draw()
  expect(await screen.findByText(/^Atrasada · era para 19\/11/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cobrar a análise na distribuidora' }))
  await waitFor(() => expect(api.callsTo(editTask)[0]?.body).toEqual({ isDone: true, version: 1 }))
  await userEvent.click(screen.getByRole('button', { name: 'Nova tarefa' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nova tarefa' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Tarefa' }), 'Ligar')
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Para quando' }), '25112026')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(addTask)[0]?.body).toEqual({ title: 'Ligar', dueOn: '2026-11-25', siteId: 7 }))
})

test('SITE-007 a proposal is linked by hand, and a linked record is unlinked', async () => {
  const api = setUp()
    .on(listProposals, { data: [aProposalRow({ id: 9, number: 12 })], total: 1, totalIsExact: true })
    .on(linkToSite, [])
    .on(unlinkFromSite, [])
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Ligar outro registro' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ligar outro registro' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Proposta' }))
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Proposta' }))
  await userEvent.click(await screen.findByRole('option', { name: /^Proposta 12/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ligar' }))
  await waitFor(() => expect(api.callsTo(linkToSite)[0]?.body).toEqual({ kind: 'PROPOSAL', recordId: 9 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Pedido 10388' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Desligar desta obra' }))
  await waitFor(() => expect(api.callsTo(unlinkFromSite)[0]?.query).toEqual({ kind: 'ORDER', recordId: '10388' }))
})

test('SITE-014 a photo is sent when it is chosen, and a refusal is shown in its place', async () => {
  const photo = { id: 61, addedAt: '2026-11-20T13:00:00.000Z', author: 'Marina Alves', width: 10, height: 10 }
  const api = setUp({ photos: [{ ...photo, address: '/sites/7/photos/61' }] })
    .on(downloadPhoto, refusing(404, 'nada'))
    .on(addPhoto, refusing(409, 'Esta obra já tem 40 fotos.'))
  draw()
  expect(await screen.findByText('1 de 40')).toBeTruthy()
  const field = screen.getByLabelText('Adicionar fotos')
  await userEvent.upload(field, new File(['abc'], 'telhado.png', { type: 'image/png' }))
  await waitFor(() => expect(api.callsTo(addPhoto)[0]?.body).toEqual({ picture: btoa('abc') }))
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Esta obra já tem 40 fotos.')
  expect(screen.getByRole('button', { name: 'Foto de 20/11/2026, por Marina Alves' })).toBeTruthy()
})

test('SITE-006 the next step of a delivered site is to mark it as installed', async () => {
  const api = setUp({ stage: 'DELIVERED', nextStep: { name: 'markInstalled', label: 'Marcar instalada' } }).on(
    moveSite,
    aSite({ stage: 'INSTALLED' }),
  )
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar instalada' }))
  await waitFor(() => expect(api.callsTo(moveSite)[0]?.body).toEqual({ stage: 'INSTALLED', version: 4 }))
})

test('SITE-006 the visit of a new site is a task', async () => {
  setUp({ stage: 'LEAD', nextStep: { name: 'scheduleVisit', label: 'Agendar visita' } })
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Agendar visita' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nova tarefa' })
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Tarefa' }).value).toBe('Visita')
})

test('SITE-001 the fields of a site are edited from the version that was shown', async () => {
  const api = setUp().on(editSite, aSite())
  draw()
  await findTitle()
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Residência Duarte' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Editar obra' })
  const utility = within(dialog).getByRole('textbox', { name: 'Distribuidora' })
  await userEvent.clear(utility)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(editSite)).toHaveLength(1))
  expect(api.callsTo(editSite)[0]?.body).toMatchObject({
    title: 'Residência Duarte',
    cityCode: '3556701',
    supply: 'TRI_127_220',
    utility: null,
    roof: { roofTypeId: null, tilt: 15, azimuth: 0 },
    version: 4,
  })
})

test('WAR-006 the menu of a site opens its page of warranties', async () => {
  const api = setUp().on(showWarrantyLink, { link: null })
  draw()
  await findTitle()
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Residência Duarte' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Página de garantias' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Página de garantias' }))
  expect(await dialog.findByRole('button', { name: 'Criar página' })).toBeTruthy()
  expect(api.callsTo(showWarrantyLink)[0]?.params).toEqual({ id: '7' })
})

test.each<[string, SessionView]>([
  ['staff', aSession('COMMERCIAL')],
  ['a VIEWER of the company', aSession('MANAGER', { companyRole: 'VIEWER' })],
])('WAR-006 COMP-002 %s does not see the page of warranties in the menu', async (_, session) => {
  setUp().on(readSession, session)
  draw()
  await findTitle()
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Residência Duarte' }))
  expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Página de garantias' })).toBeNull()
})

test('SITE-012 those who only read see no button that writes', async () => {
  const refused = { allowed: false, reason: 'Só a empresa da obra muda isto.' } as const
  const actions = {
    edit: refused,
    move: refused,
    link: refused,
    archive: refused,
    remove: refused,
    addNote: refused,
    addTask: refused,
    addPhoto: refused,
  }
  setUp({ actions, tasks: [aTask({ actions: { edit: refused } })] }, [], 'COMMERCIAL')
  draw()
  await findTitle()
  const names = screen.queryAllByRole('button').map((button) => button.textContent)
  expect(names).toEqual(['Tudo', 'Etapas', 'Propostas e pedidos', 'Entregas', 'Homologação', 'Tarefas', 'Notas'])
  expect(screen.getByRole('checkbox')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('SITE-001 a site that does not exist, or is of another company, says so', async () => {
  setUp().on(readSite, refusing(404, 'Obra não encontrada.'))
  const first = draw()
  expect(await screen.findByText('Obra não encontrada.')).toBeTruthy()
  first.unmount()
  draw('/obras/abc')
  expect(await screen.findByText('Obra não encontrada.')).toBeTruthy()
})
