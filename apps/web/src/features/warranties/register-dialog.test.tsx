import { listSerials, type OrderSerialsView, registerSerials } from '@girassol/contract/warranties'
import { aSerial, aTrackedProduct, orderSerials } from '@girassol/test-data/warranties'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DraftOwner } from '../../lib/draft-owner.ts'
import { type FakeCall, fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { OrderSerials } from './index.ts'

const stored = orderSerials({ products: [aTrackedProduct({ serials: [aSerial()] })] })

const rows = [
  { serial: 'HL550-0001', verdict: 'OK' },
  { serial: 'HL550-0002', verdict: 'DUPLICATE' },
  { serial: '?', verdict: 'INVALID' },
] as const

const isConfirmed = ({ body }: FakeCall) => JSON.stringify(body).includes('"confirm":true')

const open = async (found: OrderSerialsView = orderSerials()) => {
  const api = fakeApi()
    .on(listSerials, found)
    .on(registerSerials, (call) => ({ rows: [...rows], serials: isConfirmed(call) ? stored : found }))
  const view = renderScreen(
    <DraftOwner value={7}>
      <OrderSerials orderId={10010} />
    </DraftOwner>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Registrar números' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar números de série' }))
  return { ...view, api, user, dialog, field: dialog.getByRole('textbox', { name: 'Números de série, um por linha' }) }
}

type Opened = Awaited<ReturnType<typeof open>>

const check = async ({ user, dialog, field }: Opened, typed = 'hl550-0001{Enter}HL550-0002{Enter}?') => {
  await user.type(field, typed)
  await user.click(dialog.getByRole('button', { name: 'Conferir' }))
}

test('WAR-003 typed or scanned lines are judged, and only the good ones are stored after the confirmation', async () => {
  const opened = await open()
  const { api, user, dialog } = opened
  await check(opened)
  expect(dialog.getByText('3 números')).toBeTruthy()
  expect(await dialog.findByText('1 será registrado, 2 não')).toBeTruthy()
  const verdicts = within(dialog.getByRole('region', { name: 'Números conferidos' })).getAllByRole('listitem')
  expect(verdicts.map(({ textContent }) => textContent)).toEqual([
    'HL550-0002RepetidoEste número de série já está registrado.',
    '?InválidoUse de 4 a 40 letras, números, hífens, pontos ou barras.',
    'HL550-0001Será registrado',
  ])
  expect(screen.getByText('0 de 10 números')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Registrar 1 número' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = { itemId: 501, productCode: '10010005', serials: ['hl550-0001', 'HL550-0002', '?'] }
  expect(api.callsTo(registerSerials).map(({ body }) => body)).toEqual([
    { ...sent, confirm: false },
    { ...sent, confirm: true },
  ])
  expect(screen.getByText('1 de 10 números')).toBeTruthy()
  expect(api.callsTo(listSerials)).toHaveLength(1)
})

test('WAR-003 a paste is counted by its lines, and edited numbers must be judged again', async () => {
  const opened = await open()
  const { user, dialog, field } = opened
  await user.click(field)
  await user.paste('HL550-0001\r\n\r\nHL550-0002\r\n')
  expect(dialog.getByText('2 números')).toBeTruthy()
  await check(opened, '?')
  expect(await dialog.findByText('1 será registrado, 2 não')).toBeTruthy()
  await user.type(field, '{Backspace}')
  expect(dialog.queryByText('1 será registrado, 2 não')).toBeNull()
  expect(dialog.queryByRole('region', { name: 'Números conferidos' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Conferir' })).toBeTruthy()
})

test('WAR-003 without a number, or with more than 1,000, nothing is sent', async () => {
  const { api, user, dialog, field } = await open()
  await user.click(dialog.getByRole('button', { name: 'Conferir' }))
  expect(dialog.getByText('Informe ao menos um número.')).toBeTruthy()
  await user.click(field)
  await user.paste('HL550-0001\n'.repeat(1001))
  await user.click(dialog.getByRole('button', { name: 'Conferir' }))
  expect(dialog.getByText('Registre no máximo 1.000 números por vez.')).toBeTruthy()
  expect(api.callsTo(registerSerials)).toHaveLength(0)
})

test('WAR-003 a single refused number shows why, and none is left to register', async () => {
  const opened = await open()
  opened.api.on(registerSerials, refusing(409, 'Este número de série já está registrado.'))
  await check(opened, 'HL550-0002')
  const { dialog, field } = opened
  expect((await dialog.findByRole('alert')).textContent).toBe('Este número de série já está registrado.')
  expect(field).toHaveProperty('value', 'HL550-0002')
  opened.api.on(registerSerials, { rows: [rows[1]], serials: orderSerials() })
  await opened.user.click(dialog.getByRole('button', { name: 'Conferir' }))
  expect(await dialog.findByText('Nenhum será registrado')).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(dialog.queryByRole('button', { name: /^Registrar/ })).toBeNull()
})

test('WAR-003 the text and its verdicts are kept after a failure, and the same key confirms once', async () => {
  const opened = await open()
  const { api, user, dialog, field } = opened
  await check(opened)
  const register = await dialog.findByRole('button', { name: 'Registrar 1 número' })
  api.on(registerSerials, refusing(500, 'Erro interno.'))
  await user.click(register)
  expect((await dialog.findByRole('alert')).textContent).toBe('Os números não foram registrados. Tente de novo.')
  expect(field).toHaveProperty('value', 'hl550-0001\nHL550-0002\n?')
  api.on(registerSerials, { rows: [...rows], serials: stored })
  await user.click(dialog.getByRole('button', { name: 'Registrar 1 número' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = api
    .callsTo(registerSerials)
    .filter(isConfirmed)
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('WAR-003 numbers that somebody else registered meanwhile are told', async () => {
  const opened = await open()
  const { api, user, dialog } = opened
  await check(opened)
  const register = await dialog.findByRole('button', { name: 'Registrar 1 número' })
  api.on(registerSerials, { rows: [rows[1], rows[1], rows[2]], serials: stored })
  await user.click(register)
  expect(await screen.findByText('Registrados 0 de 1. Confira os números que faltam.')).toBeTruthy()
})

test('WAR-003 of several products the first that lacks numbers is chosen', async () => {
  const full = aTrackedProduct({ units: 1, serials: [aSerial()] })
  const inverter = aTrackedProduct({ itemId: 502, code: '10100003', name: 'INVERSOR 5 KW', units: 1 })
  const opened = await open(orderSerials({ products: [full, inverter, aTrackedProduct({ itemId: 503 })] }))
  const { api, user, dialog } = opened
  const choice = dialog.getByRole('combobox', { name: 'Produto' })
  expect(choice).toHaveProperty('value', 'INVERSOR 5 KW · 1 sem número')
  await check(opened, 'INV-0001')
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'MÓDULO HELIAR 550W · 10 sem número' }))
  expect(dialog.queryByRole('region', { name: 'Números conferidos' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Conferir' }))
  await waitFor(() => expect(api.callsTo(registerSerials)).toHaveLength(2))
  const sent = api.callsTo(registerSerials).map(({ body }) => body)
  expect(sent).toMatchObject([{ itemId: 502, productCode: '10100003' }, { itemId: 503 }])
})

test('USE-002 numbers that were typed are there again after the page was left, and not after Cancelar', async () => {
  const left = await open()
  await left.user.type(left.field, 'HL550-0001')
  left.unmount()
  const again = await open()
  expect(again.field).toHaveProperty('value', 'HL550-0001')
  expect(again.dialog.getByText('Recuperamos o que você digitou')).toBeTruthy()
  await again.user.click(again.dialog.getByRole('button', { name: 'Cancelar' }))
  again.unmount()
  expect((await open()).field).toHaveProperty('value', '')
})
