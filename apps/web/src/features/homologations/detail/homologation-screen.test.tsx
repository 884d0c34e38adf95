import {
  downloadDiagram,
  downloadPack,
  editHomologation,
  type HomologationView,
  moveHomologation,
  notifyRegistration,
  readHomologation,
  showDiagram,
} from '@girassol/contract/homologations'
import { readSession } from '@girassol/contract/session'
import { toDay } from '@girassol/domain/shared'
import {
  aHomologation,
  anIncompleteHomologation,
  aSubmittedHomologation,
  homologationMoves,
  missingRegistration,
} from '@girassol/test-data/homologations'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../../lib/test-saved-files.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { HomologationScreen } from './homologation-screen.tsx'

const opened = (homologation: HomologationView, role: 'INTEGRATOR' | 'COMMERCIAL' = 'INTEGRATOR') => {
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(showDiagram, refusing(409, 'O pedido não tem um gerador que possa ser desenhado.'))
    .on(readHomologation, homologation)
  const view = renderScreen(
    <SessionProvider>
      <HomologationScreen />
      <LiveRegion />
    </SessionProvider>,
    `/homologacoes/${homologation.id}`,
    '/homologacoes/$id',
  )
  return { api, user: userEvent.setup(), ...view }
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Homologação do pedido 10418' })
const row = (name: RegExp) => within(screen.getByRole('table')).getByRole('row', { name })
const yellow = () => document.querySelectorAll('button[data-variant="next"]')

test('HOM-005 C-178 the pack lists its documents, each ready or with what it lacks', async () => {
  opened(anIncompleteHomologation())
  await title()
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((each) => each.textContent)).toEqual([
    '01Diagrama unifilarPDF e SVG · A3Informe o responsável técnicoInforme o número da ART ou TRTBaixar',
    '02Memorial descritivoPDFInforme o responsável técnicoInforme o número da ART ou TRTBaixar',
    '03Lista de equipamentosPDF e CSVFalta o registro INMETRO válido do inversor 10100003',
    '04Formulário da CPFL PaulistaPDFInforme o responsável técnicoInforme o número da ART ou TRT',
    '05Fichas técnicasMódulo e inversorPronto',
    '06CertificadosMódulo e inversorPronto',
    '07ProcuraçãoPDF · assina o titularInforme o responsável técnico',
  ])
  expect(screen.getByText('3 de 12 dados')).toBeTruthy()
})

test('C-178 the units that receive credits are edited until their shares are the whole, and then have a document', async () => {
  const { api, user } = opened(aHomologation())
  await title()
  expect(screen.queryByRole('row', { name: /^08/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Informar outras unidades que recebem créditos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unidades que recebem créditos' }))
  await user.type(dialog.getByRole('textbox', { name: 'Unidade consumidora 1' }), '4.002')
  await user.type(dialog.getByRole('textbox', { name: 'Parte 1' }), '60,5')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect((await dialog.findAllByText(/As partes precisam somar 100%\./)).length).toBeGreaterThan(0)
  await user.click(dialog.getByRole('button', { name: 'Adicionar unidade' }))
  await user.type(dialog.getByRole('textbox', { name: 'Unidade consumidora 2' }), '4.003')
  await user.type(dialog.getByRole('textbox', { name: 'Parte 2' }), '39,5')
  expect(dialog.getByText('Soma: 100%')).toBeTruthy()
  const creditUnits = [
    { consumerUnit: '4.002', share: 60.5 },
    { consumerUnit: '4.003', share: 39.5 },
  ]
  api.on(editHomologation, aHomologation({ creditUnits, version: 5 }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(row(/^08 Lista de unidades que recebem créditos/)).toBeTruthy())
  expect(api.callsTo(editHomologation).at(-1)?.body).toEqual({ creditUnits, version: 4 })
  expect(screen.getByText('2 unidades recebem créditos.')).toBeTruthy()
})

test('SITE-007 SITE-010 the way to the site, its open tasks, and who mends a datum until when', async () => {
  const responsible = { id: 4, name: 'Rafael Teixeira' }
  const [technician, art] = anIncompleteHomologation().missing
  opened(
    anIncompleteHomologation({
      site: {
        id: 7,
        title: 'Residência Lopes',
        tasks: [{ id: 31, title: 'Emitir a ART', dueOn: '2026-11-19', isLate: true, responsible }],
      },
      missing: [technician, { ...art, taskId: 31 }].flatMap((datum) =>
        datum?.part ? [datum as typeof technician] : [],
      ) as never,
    }),
  )
  await title()
  const links = screen.getAllByRole('link', { name: 'Residência Lopes' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/obras/7', '/obras/7'])
  const rows = within(
    screen.getAllByRole('list').find((list) => list.textContent?.includes('ART ou TRT')) as HTMLElement,
  )
  const [first, second] = rows.getAllByRole('listitem')
  expect(first?.textContent).not.toContain('Rafael')
  expect(second?.textContent).toContain('Rafael TeixeiraAtrasada · 19/11')
  expect(screen.getByText(/^Atrasada · era para 19\/11(\/2026)? · Rafael$/)).toBeTruthy()
})

test('HOM-005 a missing datum leads to its field, and filling it turns rows ready without reading again', async () => {
  const { api, user } = opened(anIncompleteHomologation({ missing: anIncompleteHomologation().missing.slice(0, 1) }))
  await title()
  api.on(editHomologation, aHomologation({ version: 5 }))
  const reads = api.callsTo(readHomologation).length
  await user.click(within(row(/^02/)).getByRole('button', { name: 'Informe o responsável técnico' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Responsável técnico' }))
  const field = dialog.getByRole('textbox', { name: 'Responsável técnico' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, 'Paulo Siqueira Reis')
  await user.type(dialog.getByRole('textbox', { name: 'CREA ou CFT' }), 'CREA-SP 5061873')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(within(row(/^02/)).getByText('Pronto')).toBeTruthy())
  expect(api.callsTo(editHomologation)[0]?.body).toEqual({
    technician: { name: 'Paulo Siqueira Reis', register: 'CREA-SP 5061873', responsibility: null },
    version: 4,
  })
  expect(api.callsTo(readHomologation)).toHaveLength(reads)
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/^Diagrama unifilar: pronto\..*completo\.$/),
  )
  expect(screen.queryByText(/Falta para protocolar/)).toBeNull()
})

test('HOM-005 the button of a datum focuses that field, not the first of its form', async () => {
  const { user } = opened(anIncompleteHomologation())
  await title()
  await user.click(screen.getByRole('button', { name: 'Informar: Informe o número da ART ou TRT' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Responsável técnico' }))
  const field = dialog.getByRole('textbox', { name: 'Número da ART ou TRT' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('HOM-004 while data are missing the first of them is yellow, and the refused submission says how many', async () => {
  const { user } = opened(anIncompleteHomologation())
  await title()
  expect([...yellow()].map((each) => each.textContent)).toEqual(['Informar responsável técnico'])
  const submit = screen.getByRole('button', { name: 'Protocolar' })
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Faltam 3 dados do pacote.')).toBeTruthy()
  submit.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(submit)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('HOM-008 the diagram opens in its viewer, which says what the draft lacks, and is saved as a sheet to print', async () => {
  const { api, user } = opened(anIncompleteHomologation())
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>Voc máx</text></svg>'
  api
    .on(showDiagram, Uint8Array.from(new TextEncoder().encode(svg)))
    .on(downloadDiagram, new Uint8Array([37, 80, 68, 70]))
  await title()
  const saved = recordSavedFiles()
  await user.click(await screen.findByRole('button', { name: 'Abrir o diagrama unifilar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Diagrama unifilar' }))
  expect(dialog.getByText('Falta: responsável técnico e ART ou TRT.')).toBeTruthy()
  expect(dialog.getByRole('row', { name: /^10100003 .* 1$/ })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Baixar PDF para imprimir' }))
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual(['Diagrama unifilar, Homologação do pedido 10418.pdf']),
  )
})

test('HOM-013 C-178 what only the house can mend says so, and its registration staff is notified once a day', async () => {
  const { api, user } = opened(anIncompleteHomologation({ missing: [missingRegistration] }))
  await title()
  expect(screen.getByText('Só o cadastro da Girassol corrige')).toBeTruthy()
  expect(yellow()).toHaveLength(0)
  const noticedOn = toDay(new Date().toISOString())
  api.on(notifyRegistration, anIncompleteHomologation({ missing: [{ ...missingRegistration, noticedOn }] }))
  await user.click(screen.getByRole('button', { name: /^Avisar o cadastro: Falta o registro INMETRO/ }))
  expect(await screen.findByText(/· avisado em \d\d\/\d\d$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Avisar o cadastro/ })).toBeNull()
  expect(api.callsTo(notifyRegistration)[0]?.body).toEqual({ code: '10100003' })
})

test('HOM-004 a complete pack is submitted with a protocol and a day that is not in the future', async () => {
  const { api, user } = opened(aHomologation())
  api.on(moveHomologation, aSubmittedHomologation())
  await title()
  await user.click(screen.getByRole('button', { name: 'Protocolar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Protocolar' }))
  const day = dialog.getByRole('textbox', { name: 'Dia' })
  await user.clear(day)
  await user.type(day, '01012099')
  await user.click(dialog.getByRole('button', { name: 'Protocolar' }))
  expect(await dialog.findByText('Número do protocolo: Informe o número do protocolo.')).toBeTruthy()
  expect(dialog.getByText('Dia: O dia não pode estar no futuro.')).toBeTruthy()
  expect(api.callsTo(moveHomologation)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: 'Número do protocolo' }), '2026-114-0088')
  await user.clear(day)
  await user.type(day, '03112026')
  await user.click(dialog.getByRole('button', { name: 'Protocolar' }))
  expect(await screen.findByText('Protocolada', { selector: '[data-tone] *, [data-tone]' })).toBeTruthy()
  expect(api.callsTo(moveHomologation)[0]?.body).toEqual({
    status: 'SUBMITTED',
    protocol: '2026-114-0088',
    date: '2026-11-03',
    version: 4,
  })
})

test('HOM-004 a pack that the server finds incomplete is refused in the dialog', async () => {
  const { api, user } = opened(aHomologation())
  api.on(moveHomologation, refusing(409, 'Falta 1 dado do pacote.', { reason: 'packIncomplete' }))
  await title()
  await user.click(screen.getByRole('button', { name: 'Protocolar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Protocolar' }))
  await user.type(dialog.getByRole('textbox', { name: 'Número do protocolo' }), '1')
  await user.click(dialog.getByRole('button', { name: 'Protocolar' }))
  expect(await dialog.findByText('Falta 1 dado do pacote.')).toBeTruthy()
})

test('HOM-002 HOM-004 a pendency needs its text; other moves are in the menu', async () => {
  const { api, user } = opened(aSubmittedHomologation())
  api.on(moveHomologation, aSubmittedHomologation({ status: 'PENDENCY', pendencyText: 'Enviar a ART assinada' }))
  await title()
  expect([...yellow()].map((each) => each.textContent)).toEqual(['Registrar orçamento de conexão'])
  await user.click(screen.getByRole('button', { name: 'Ações da homologação do pedido 10418' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Registrar pendência' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar pendência' }))
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  expect(await dialog.findAllByText(/Escreva o que a distribuidora pediu/)).toHaveLength(2)
  await user.type(dialog.getByRole('textbox', { name: 'O que a distribuidora pediu' }), 'Enviar a ART assinada')
  await user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('Enviar a ART assinada')).toBeTruthy()
  expect(screen.getByText(/^Pendência da distribuidora/)).toBeTruthy()
  expect(screen.getByText('com pendência')).toBeTruthy()
})

test('HOM-003 a late utility is shown under the title and with its days', async () => {
  opened(aSubmittedHomologation({ daysLate: 3 }))
  await title()
  expect(screen.getAllByText('Prazo vencido há 3 dias')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Prazos da CPFL Paulista' })).toBeTruthy()
  expect(screen.getByText('18/11/2026')).toBeTruthy()
  expect(screen.getByText('30 ou 45 dias')).toBeTruthy()
})

test('HOM-015 equipment that changed after the submission shows the old and the new code', async () => {
  const before = { code: '10100003', name: 'Inversor VOLTARA VT-5K-M' }
  const after = { code: '10100004', name: 'Inversor VOLTARA VT-6K-M' }
  opened(aSubmittedHomologation({ equipmentChange: { module: null, inverter: { before, after } } }))
  await title()
  expect(screen.getByText('Equipamento mudou depois do protocolo')).toBeTruthy()
  expect(screen.getByText(/VT-5K-M \(10100003\).*VT-6K-M \(10100004\)/)).toBeTruthy()
})

test('HOM-016 a CPF is masked on the screen, a CNPJ is not', async () => {
  const { unmount } = opened(aHomologation())
  await title()
  expect(screen.getByText('Renata Figueiredo Lopes · 529.•••.•••-25')).toBeTruthy()
  unmount()
  const { holder } = aHomologation()
  opened(aHomologation({ holder: { ...holder, document: '11222333000181' } }))
  expect(await screen.findByText('Renata Figueiredo Lopes · 11.222.333/0001-81')).toBeTruthy()
})

test('HOM-016 a reader sees the pack and has no button that changes it', async () => {
  const { user } = opened(anIncompleteHomologation(), 'COMMERCIAL')
  await title()
  expect(screen.getAllByText('Informe o responsável técnico')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /^Inform/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Protocolar' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ações da homologação do pedido 10418' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Ver pedido 10418'])
})

test('HOM-006 HOM-007 the ZIP is a draft while data are missing, and the submitted one stays at hand', async () => {
  const saved = recordSavedFiles()
  const { api, user, unmount } = opened(anIncompleteHomologation())
  api.on(downloadPack, 'zip' as never)
  await title()
  await user.click(screen.getByRole('button', { name: 'Baixar rascunho (ZIP)' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Rascunho Homologação do pedido 10418.zip']))
  unmount()
  const later = opened(aSubmittedHomologation())
  later.api.on(downloadPack, 'zip' as never)
  await title()
  expect(screen.getByRole('button', { name: 'Baixar pacote (ZIP)' })).toBeTruthy()
  await later.user.click(screen.getByRole('button', { name: 'Baixar o protocolado' }))
  await waitFor(() => expect(later.api.callsTo(downloadPack)[0]?.query).toEqual({ of: 'submitted' }))
})

test('C-177 the days of the utility are counted from today while nothing is submitted', async () => {
  opened(aHomologation({ works: 'MAJOR' }))
  await title()
  expect(screen.getByText(/^Protocolando hoje, a resposta vence em/)).toBeTruthy()
})

test('HOM-002 an answered pendency returns to the step in which it was raised', async () => {
  opened(
    aSubmittedHomologation({
      status: 'PENDENCY',
      dueOn: null,
      actions: homologationMoves({ INSPECTION: { allowed: true } }),
    }),
  )
  await title()
  expect([...yellow()].map((each) => each.textContent)).toEqual(['Pedir vistoria de novo'])
})

test('HOM-002 a connected homologation has no next step, and its data do not change', async () => {
  const { actions } = aHomologation()
  const edit = { allowed: false, reason: 'Esta homologação já terminou: a unidade está conectada.' } as const
  opened(
    aSubmittedHomologation({ status: 'CONNECTED', dueOn: null, actions: { ...actions, ...homologationMoves(), edit } }),
  )
  await title()
  expect(yellow()).toHaveLength(0)
})

test('C-152 a record that another user changed is read again from the form', async () => {
  const { api, user } = opened(anIncompleteHomologation())
  await title()
  const message = 'Outra pessoa alterou esta homologação.'
  api.on(editHomologation, refusing(409, message, { reason: 'changedMeanwhile' }))
  await user.click(screen.getByRole('button', { name: 'Informar responsável técnico' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Responsável técnico' }), 'Paulo')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  const reads = api.callsTo(readHomologation).length
  await user.click(await dialog.findByRole('button', { name: 'Ver como está agora' }))
  await waitFor(() => expect(api.callsTo(readHomologation).length).toBeGreaterThan(reads))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('HOM-001 an unknown homologation says so', async () => {
  const { api } = opened(aHomologation())
  await title()
  api.on(readHomologation, refusing(404, 'Não encontrado'))
  renderScreen(<HomologationScreen />, '/homologacoes/abc', '/homologacoes/$id')
  expect(await screen.findByText('Homologação não encontrada.')).toBeTruthy()
})
