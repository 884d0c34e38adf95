import { addClaimPhoto, type ClaimView, downloadClaimPhoto, moveClaim, readClaim } from '@girassol/contract/claims'
import { aClaim } from '@girassol/test-data/claims'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { setUnsentPhotos } from '../photos/unsent-photos.ts'
import { openClaimScreen } from './test-claim-screen.tsx'

const title = () => screen.findByRole('heading', { level: 1, name: 'Ocorrência R-2026-000031' })
const yellow = () => [...document.querySelectorAll('button[data-variant="next"]')].map(({ textContent }) => textContent)

const refused = (rest: Partial<ClaimView> = {}) =>
  aClaim({
    status: 'REFUSED',
    decision: { solution: null, amount: null, reason: 'As fotos mostram uso indevido.', delivery: null },
    reopenableUntil: '2026-12-02',
    dueOn: null,
    actions: [{ to: 'IN_ANALYSIS', allowed: true, reason: null }],
    version: 4,
    ...rest,
  })

test('CLM-001 CLM-009 the integrator reads protocol, order, wish, due day, text, units, paid value and history', async () => {
  const { container } = openClaimScreen(aClaim())
  await title()
  expect(screen.getByText('Avaria · aberta por Marina Alves em 23/11/2026 às 09:00')).toBeTruthy()
  expect(screen.getByRole('link', { name: '10010' }).getAttribute('href')).toBe('/pedidos/10010?aba=entrega')
  expect(container.querySelector('dl')?.textContent).toBe(
    'Pedido10010 · Entrega 1Solução pedidaReposiçãoPrazoaté 25/11/2026Responsável-',
  )
  expect(screen.getByText('Dois módulos chegaram com o vidro trincado.')).toBeTruthy()
  const items = within(screen.getByRole('region', { name: 'Itens' }))
  expect(items.getByText(/MÓDULO HELIAR 550W/).textContent).toBe('2 × MÓDULO HELIAR 550W 10010005')
  expect(items.getByText('Pago por estas unidades: R$ 1.290,40')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Histórico' })).getByText('Ocorrência aberta')).toBeTruthy()
  expect(yellow()).toEqual([])
})

test('CLM-004 the integrator cancels a claim, with an optional reason and the version that was seen', async () => {
  const { api, user } = openClaimScreen(aClaim())
  await title()
  api.on(moveClaim, aClaim({ status: 'CANCELED', actions: [], version: 2, dueOn: null }))
  await user.click(screen.getByRole('button', { name: 'Cancelar ocorrência' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar ocorrência' }))
  await user.click(dialog.getByRole('button', { name: 'Cancelar ocorrência' }))
  expect(await screen.findByText('Cancelada', { selector: 'h1 ~ *' })).toBeTruthy()
  expect(api.callsTo(moveClaim)[0]?.body).toEqual({ to: 'CANCELED', reason: null, version: 1 })
  expect(screen.queryByRole('button', { name: 'Cancelar ocorrência' })).toBeNull()
})

test('CLM-008 a refusal shows its reason and the last day, and is contested with a text', async () => {
  const { api, user } = openClaimScreen(refused())
  await title()
  const decision = within(screen.getByRole('region', { name: 'Decisão' }))
  expect(decision.getByText('As fotos mostram uso indevido.')).toBeTruthy()
  expect(decision.getByText('Você pode contestar até 02/12/2026.')).toBeTruthy()
  expect(yellow()).toEqual(['ContestarContestando…'])
  await user.click(screen.getByRole('button', { name: 'Contestar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contestar: R-2026-000031' }))
  expect(
    dialog.getByText('A distribuidora volta a analisar. Você pode fazer isto uma vez, até 02/12/2026.'),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Contestar' }))
  expect((await dialog.findAllByText(/Campo obrigatório/)).length).toBeGreaterThan(0)
  expect(api.callsTo(moveClaim)).toHaveLength(0)
  api.on(moveClaim, aClaim({ status: 'IN_ANALYSIS', version: 5 }))
  await user.type(dialog.getByRole('textbox', { name: 'Por que contesta' }), 'O vidro já veio quebrado.')
  await user.click(dialog.getByRole('button', { name: 'Contestar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(moveClaim)[0]?.body).toEqual({
    to: 'IN_ANALYSIS',
    reason: 'O vidro já veio quebrado.',
    version: 4,
  })
  expect(await screen.findByText('Em análise')).toBeTruthy()
})

test('CLM-008 after the last day the move is disabled with its reason', async () => {
  const reason = 'O prazo de 5 dias para reabrir terminou.'
  openClaimScreen(refused({ reopenableUntil: null, actions: [{ to: 'IN_ANALYSIS', allowed: false, reason }] }))
  await title()
  expect(screen.getByRole('button', { name: 'Contestar' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.queryByText(/Você pode contestar/)).toBeNull()
})

test('CLM-002 CLM-006 a claim that waits for the integrator shows the question and goes back to the analysis', async () => {
  openClaimScreen(
    aClaim({
      status: 'WAITING_CUSTOMER',
      dueOn: null,
      moves: [
        { from: null, to: 'OPEN', at: '2026-11-23T12:00:00.000Z', author: 'Marina Alves', reason: null },
        {
          from: 'IN_ANALYSIS',
          to: 'WAITING_CUSTOMER',
          at: '2026-11-24T12:00:00.000Z',
          author: 'Bruno Costa',
          reason: 'Envie a foto da etiqueta.',
        },
      ],
      actions: [
        { to: 'IN_ANALYSIS', allowed: true, reason: null },
        { to: 'CANCELED', allowed: true, reason: null },
      ],
    }),
  )
  await title()
  expect(screen.getByText('A distribuidora precisa de uma informação')).toBeTruthy()
  expect(screen.getAllByText('Envie a foto da etiqueta.')).toHaveLength(2)
  expect(yellow()).toEqual(['Devolver para análiseDevolvendo…'])
  const entries = within(screen.getByRole('list', { name: 'Histórico' })).getAllByRole('listitem')
  expect(entries[0]?.textContent).toContain('Aguardando você')
})

test('CLM-009 the photos of each item open large', async () => {
  const { api, user } = openClaimScreen(aClaim({ mayAddPhotos: false }))
  await title()
  const photos = within(screen.getByRole('region', { name: 'Fotos: MÓDULO HELIAR 550W' }))
  await user.click(photos.getByRole('button', { name: 'Foto 1: MÓDULO HELIAR 550W' }))
  expect(await screen.findByRole('dialog', { name: 'Foto 1: MÓDULO HELIAR 550W' })).toBeTruthy()
  expect(api.callsTo(downloadClaimPhoto)[0]?.params).toEqual({ id: '31', photoId: '5' })
  expect(screen.queryByLabelText('Adicionar foto')).toBeNull()
})

test('DEL-014 a photo is added to its item; one that failed is offered again', async () => {
  const { api, user } = openClaimScreen(aClaim())
  await title()
  api.on(addClaimPhoto, refusing(500, 'Falhou.'))
  const photo = new File(['photo'], 'modulo.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Adicionar foto'), photo)
  expect(await screen.findByText(/1 foto não foi enviada\. A foto não foi salva\. Tente de novo\./)).toBeTruthy()
  const [first] = aClaim().photos
  api.on(addClaimPhoto, aClaim({ photos: first ? [first, { ...first, id: 6 }] : [] }))
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('button', { name: 'Foto 2: MÓDULO HELIAR 550W' })).toBeTruthy()
  expect(api.callsTo(addClaimPhoto).map(({ query, body }) => [query, body])).toEqual([
    [{ itemId: '501' }, { picture: btoa('photo') }],
    [{ itemId: '501' }, { picture: btoa('photo') }],
  ])
  expect(screen.queryByText(/não foi enviada/)).toBeNull()
})

test('DEL-014 photos that were not sent when the claim was opened are offered on its page', async () => {
  setUnsentPhotos(31, [{ file: new File(['photo'], 'modulo.png', { type: 'image/png' }), itemId: 501 }])
  const { api, user } = openClaimScreen(aClaim())
  await title()
  expect(screen.getByText(/1 foto não foi enviada\./)).toBeTruthy()
  api.on(addClaimPhoto, aClaim())
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(screen.queryByText(/não foi enviada/)).toBeNull())
  expect(api.callsTo(addClaimPhoto)).toHaveLength(1)
})

test('DEL-014 a file that is no PNG or JPEG is refused before it is sent', async () => {
  const { api } = openClaimScreen(aClaim())
  await title()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(screen.getByLabelText('Adicionar foto'), new File(['x'], 'foto.heic', { type: 'image/heic' }))
  expect(await screen.findByText('Envie uma foto em PNG ou JPEG.')).toBeTruthy()
  expect(api.callsTo(addClaimPhoto)).toHaveLength(0)
})

test('CLM-009 a claim that does not exist says so', async () => {
  const { api, router } = openClaimScreen(aClaim())
  await title()
  api.on(readClaim, refusing(404, 'Não encontrado.'))
  await router.navigate({ to: '/ocorrencias/99' })
  expect(await screen.findByText('Ocorrência não encontrada.')).toBeTruthy()
})
