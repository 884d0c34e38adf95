import {
  addClaimPhoto,
  type ClaimableUnits,
  type ClaimRow,
  listClaimableUnits,
  listClaims,
  openClaim,
} from '@girassol/contract/claims'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { aClaim, aClaimRow, claimableOrder } from '@girassol/test-data/claims'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { ClaimsOfOrder } from '../index.ts'

type User = { readonly role?: Role; readonly companyRole?: 'VIEWER' }

const listed = (...data: ClaimRow[]) => ({ data, total: data.length, totalIsExact: true })

const draw = (found: ClaimableUnits = claimableOrder(), { role = 'INTEGRATOR', ...rest }: User = {}) => {
  const api = fakeApi().on(readSession, aSession(role, rest)).on(listClaimableUnits, found).on(listClaims, listed())
  const view = renderScreen(
    <SessionProvider>
      <ClaimsOfOrder orderId={10010} />
    </SessionProvider>,
    '/pedidos/10010',
  )
  return { api, user: userEvent.setup(), ...view }
}

const openDialog = async (found?: ClaimableUnits) => {
  const drawn = draw(found)
  await drawn.user.click(await screen.findByRole('button', { name: 'Abrir ocorrência' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Abrir ocorrência' }))
  const send = () => drawn.user.click(dialog.getByRole('button', { name: 'Abrir ocorrência' }))
  return { ...drawn, dialog, send }
}

type Opened = Awaited<ReturnType<typeof openDialog>>

const fillDamaged = async ({ user, dialog }: Opened, units = '2') => {
  await user.click(dialog.getByRole('radio', { name: 'Avaria' }))
  await user.type(dialog.getByRole('textbox', { name: 'MÓDULO HELIAR 550W, de 10' }), units)
  await user.click(dialog.getByRole('radio', { name: 'Reposição' }))
  await user.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'Vidro trincado.')
}

const damaged = {
  orderId: 10010,
  deliveryId: 71,
  type: 'DAMAGED',
  wish: 'REPLACE',
  text: 'Vidro trincado.',
  lines: [{ itemId: 501, quantity: 2 }],
}

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' })

test('CLM-001 a claim about damaged units is opened once, and its page is shown', async () => {
  const opened = await openDialog()
  const { api, user, dialog, router } = opened
  await fillDamaged(opened)
  api.on(openClaim, aClaim())
  await user.dblClick(dialog.getByRole('button', { name: 'Abrir ocorrência' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/ocorrencias/31'))
  expect(api.callsTo(openClaim).map(({ body }) => body)).toEqual([damaged])
  expect(api.callsTo(openClaim)[0]?.headers.get('Idempotency-Key')).toBeTruthy()
})

test('CLM-001 what is missing is listed at once, each at its field', async () => {
  const { api, dialog, send } = await openDialog()
  await send()
  const found = await dialog.findByText(/Confira/)
  expect(found).toBeTruthy()
  for (const message of [
    'O que aconteceu: Escolha o que aconteceu',
    'Itens: Informe ao menos um item',
    'Solução que você quer: Escolha a solução',
    'Descrição: Campo obrigatório',
  ]) {
    expect(dialog.getByRole('link', { name: message })).toBeTruthy()
  }
  expect(api.callsTo(openClaim)).toHaveLength(0)
})

test('CLM-003 more units than are left are refused, and missing ones have a limit of their own', async () => {
  const found = claimableOrder()
  const [arrival] = found.arrivals
  const lines = (arrival?.lines ?? []).map((line) => ({ ...line, claimable: 4, claimableAsMissing: 0 }))
  const opened = await openDialog({ ...found, arrivals: arrival ? [{ ...arrival, lines }] : [] })
  const { user, dialog, send } = opened
  await user.click(dialog.getByRole('radio', { name: 'Falta' }))
  expect(dialog.getAllByText('todas já têm ocorrência')).toHaveLength(2)
  await user.click(dialog.getByRole('radio', { name: 'Produto errado' }))
  await user.type(dialog.getByRole('textbox', { name: 'MÓDULO HELIAR 550W, de 4' }), '5')
  await send()
  expect((await dialog.findAllByText(/MÓDULO HELIAR 550W: no máximo 4/)).length).toBeGreaterThan(0)
})

test('CLM-003 a refusal of the server stays in the dialog with all that was typed, and the units are read again', async () => {
  const opened = await openDialog()
  const { api, dialog, send } = opened
  await fillDamaged(opened, '6')
  const message = 'MÓDULO HELIAR 550W: restam 4 unidades sem ocorrência.'
  const [arrival] = claimableOrder().arrivals
  const lines = (arrival?.lines ?? []).map((line) => ({ ...line, claimable: Math.min(line.claimable, 4) }))
  api
    .on(openClaim, refusing(409, message, { reason: 'tooMany' }))
    .on(listClaimableUnits, claimableOrder({ arrivals: arrival ? [{ ...arrival, lines }] : [], mayOpen: false }))
  await send()
  expect(await dialog.findByText(message)).toBeTruthy()
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'MÓDULO HELIAR 550W, de 4' })
  expect(field.value).toBe('6')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Descrição' }).value).toBe('Vidro trincado.')
})

test('CLM-005 of several arrivals one is chosen, and one whose time is over cannot be', async () => {
  const [first] = claimableOrder().arrivals
  const arrivals = first
    ? [
        { ...first, deliveryId: 70, number: 1, lastDay: '2026-11-20', isOver: true },
        { ...first, deliveryId: 72, number: 2 },
      ]
    : []
  const opened = await openDialog(claimableOrder({ arrivals }))
  const { api, user, dialog, send, router } = opened
  await user.click(dialog.getByRole('radio', { name: 'Avaria' }))
  const over = dialog.getByRole<HTMLInputElement>('radio', { name: 'Entrega 1, chegou em 23/11/2026' })
  expect(over.getAttribute('aria-disabled')).toBe('true')
  expect(dialog.getByText('O prazo terminou em 20/11/2026')).toBeTruthy()
  await user.click(over)
  expect(over.checked).toBe(false)
  await user.click(dialog.getByRole('radio', { name: 'Entrega 2, chegou em 23/11/2026' }))
  await fillDamaged(opened)
  api.on(openClaim, aClaim())
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/ocorrencias/31'))
  expect(api.callsTo(openClaim)[0]?.body).toEqual({ ...damaged, deliveryId: 72 })
})

test('CLM-005 the only arrival whose time is over says so, and nothing is sent', async () => {
  const [first] = claimableOrder().arrivals
  const { api, user, dialog, send } = await openDialog(
    claimableOrder({ arrivals: first ? [{ ...first, lastDay: '2026-11-20', isOver: true }] : [] }),
  )
  await user.click(dialog.getByRole('radio', { name: 'Avaria' }))
  expect(dialog.getByText('O prazo terminou em 20/11/2026.')).toBeTruthy()
  await send()
  expect(api.callsTo(openClaim)).toHaveLength(0)
})

test('CLM-005 a defect is claimed by serial number; one without warranty shows why it cannot be', async () => {
  const [serial] = claimableOrder().serials
  const refusal = 'A garantia terminou em 10/01/2026.'
  const serials = serial ? [serial, { ...serial, id: 10, number: 'SL5K-0002', refusal }] : []
  const { api, user, dialog, send, router } = await openDialog(claimableOrder({ serials }))
  await user.click(dialog.getByRole('radio', { name: 'Defeito' }))
  expect(dialog.getByText('Inversor Solare 5kW · garantia até 19/11/2038')).toBeTruthy()
  expect(dialog.getByText(`Inversor Solare 5kW · ${refusal}`)).toBeTruthy()
  const ended = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'SL5K-0002' })
  await user.click(ended)
  expect(ended.checked).toBe(false)
  await user.click(dialog.getByRole('checkbox', { name: 'SL5K-0001' }))
  await user.click(dialog.getByRole('radio', { name: 'Reparo' }))
  await user.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'Não liga.')
  api.on(openClaim, aClaim())
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/ocorrencias/31'))
  expect(api.callsTo(openClaim)[0]?.body).toEqual({
    orderId: 10010,
    deliveryId: null,
    type: 'DEFECT',
    wish: 'REPAIR',
    text: 'Não liga.',
    lines: [{ itemId: 502, quantity: 1, serialIds: [9] }],
  })
})

test('CLM-005 without serial numbers the dialog says where they are registered', async () => {
  const { user, dialog } = await openDialog(claimableOrder({ serials: [] }))
  await user.click(dialog.getByRole('radio', { name: 'Defeito' }))
  expect(dialog.getByText(/Registre primeiro os números do pedido em “Números de série”/)).toBeTruthy()
})

test('CLM-001 DEL-014 photos are sent one by one after the claim exists; a failed one does not lose it', async () => {
  const opened = await openDialog()
  const { api, user, dialog, send, router } = opened
  await fillDamaged(opened)
  await user.upload(dialog.getByLabelText('Adicionar fotos'), [photo('1.jpg'), photo('2.jpg'), photo('3.jpg')])
  await user.click(dialog.getByRole('button', { name: 'Remover 3.jpg' }))
  api
    .on(openClaim, aClaim({ photos: [] }))
    .on(addClaimPhoto, (call) =>
      JSON.stringify(call.body).includes(btoa('1.jpg')) ? refusing(500, 'Falhou.') : aClaim(),
    )
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/ocorrencias/31'))
  expect(api.callsTo(addClaimPhoto).map(({ params, query, body }) => [params, query, body])).toEqual([
    [{ id: '31' }, { itemId: '501' }, { picture: btoa('1.jpg') }],
    [{ id: '31' }, { itemId: '501' }, { picture: btoa('2.jpg') }],
  ])
})

test('CLM-004 the button is disabled with its reason', async () => {
  const reason = 'O pedido ainda não chegou.'
  draw(claimableOrder({ mayOpen: false, refusal: reason }))
  expect((await screen.findByRole('button', { name: 'Abrir ocorrência' })).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(reason)).toBeTruthy()
})

test('CLM-005 an order that has not arrived shows no button', async () => {
  const { api } = draw(claimableOrder({ mayOpen: false, refusal: null }))
  await waitFor(() => expect(api.callsTo(listClaimableUnits)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Ocorrências' })).toBeNull()
})

test.each<[string, User]>([
  ['a VIEWER of the company', { companyRole: 'VIEWER' }],
  ['logistics', { role: 'LOGISTICS' }],
])('CLM-004 %s has no button', async (_, user) => {
  const { api } = draw(claimableOrder(), user)
  await waitFor(() => expect(api.callsTo(readSession)).toHaveLength(1))
  expect(api.callsTo(listClaimableUnits)).toHaveLength(0)
  expect(screen.queryByRole('region', { name: 'Ocorrências' })).toBeNull()
})

test('CLM-009 an order shows its claims to both sides, and the distributor opens none', async () => {
  const { api } = draw(claimableOrder(), { role: 'LOGISTICS' })
  api.on(listClaims, listed(aClaimRow({ status: 'WAITING_CUSTOMER' })))
  const rows = within(await screen.findByRole('list', { name: 'Ocorrências do pedido' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['R-2026-000031Avaria · 23/11/2026Aguardando integrador'])
  expect(screen.getByRole('link', { name: 'R-2026-000031' }).getAttribute('href')).toBe('/ocorrencias/31')
  expect(screen.queryByRole('button', { name: 'Abrir ocorrência' })).toBeNull()
  expect(api.callsTo(listClaimableUnits)).toEqual([])
  expect(api.callsTo(listClaims)[0]?.query).toMatchObject({ orderId: '10010' })
})
