import { closeDeliveryCheck, readDeliveryCheck } from '@girassol/contract/delivery-checks'
import { aCheckLine, aDeliveryCheck, aSavedCount } from '@girassol/test-data/delivery-checks'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { aCheckOf, drawCheck, findClosing, products, serveCheck } from '../test-check.tsx'

const { panels, inverter } = products

const photo = { id: 61, width: 10, height: 10, address: '/deliveries/71/check/photos/61' }

const divergent = [
  aCheckLine({ saved: aSavedCount({ counted: 8 }) }),
  aCheckLine({
    itemId: 502,
    name: inverter,
    sent: 1,
    saved: aSavedCount({ counted: 1, condition: 'DAMAGED', affected: 1 }),
    photos: [photo],
  }),
  aCheckLine({ itemId: 503, name: 'CABO SOLAR 6MM PRETO', sent: 100, saved: aSavedCount({ counted: 100 }) }),
]

const openDialog = async () => {
  const user = userEvent.setup()
  await user.click(await findClosing())
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Encerrar conferência' })) }
}

test('DEL-012 a check with divergences is closed after its summary, with a wish and a name, and shows its claim', async () => {
  const api = serveCheck({ lines: divergent })
  drawCheck()
  const { user, dialog } = await openDialog()
  const items = within(dialog.getByRole('list', { name: 'Divergências' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([`${panels}Falta: 2`, `${inverter}Avaria: 1`])
  const wish = dialog.getByRole<HTMLInputElement>('combobox', { name: 'O que você prefere?' })
  expect(wish.value).toBe('Reposição')
  await user.click(wish)
  await user.click(await screen.findByRole('option', { name: 'Crédito' }))
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Seu nome' })
  expect(name.value).toBe('Marina Alves')
  await user.clear(name)
  await user.type(name, 'João Pereira')
  await user.click(dialog.getByRole('button', { name: 'Encerrar conferência' }))
  const link = await screen.findByRole('link', { name: 'R-2026-000042' })
  expect(link.getAttribute('href')).toBe('/ocorrencias/42')
  expect(screen.getByText(/Assinada por João Pereira em 23\/11\/2026/)).toBeTruthy()
  expect(screen.getAllByText(/Conferida com divergências/)).not.toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [call] = api.callsTo(closeDeliveryCheck)
  expect(call?.body).toEqual({ name: 'João Pereira', wish: 'CREDIT' })
  expect(call?.headers.get('idempotency-key')).toBeTruthy()
})

test('DEL-012 surplus units open no claim, so nothing is wished for', async () => {
  const api = serveCheck(aCheckOf({ saved: aSavedCount({ counted: 12, note: 'Dois a mais' }) }))
  drawCheck()
  const { user, dialog } = await openDialog()
  expect(dialog.getByText('Sobra: 2')).toBeTruthy()
  expect(dialog.queryByRole('combobox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Encerrar conferência' }))
  await waitFor(() => expect(api.callsTo(closeDeliveryCheck)[0]?.body).toEqual({ name: 'Marina Alves' }))
})

test('DEL-012 without a name the check is not closed, and a refusal is shown in the dialog', async () => {
  const api = serveCheck({ lines: divergent })
  drawCheck()
  const { user, dialog } = await openDialog()
  const name = dialog.getByRole('textbox', { name: 'Seu nome' })
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Encerrar conferência' }))
  expect(await dialog.findByText('Seu nome: Campo obrigatório')).toBeTruthy()
  expect(api.callsTo(closeDeliveryCheck)).toHaveLength(0)
  api.on(closeDeliveryCheck, refusing(409, 'Todas as unidades já têm ocorrência.'))
  await user.type(name, 'Marina')
  await user.click(dialog.getByRole('button', { name: 'Encerrar conferência' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Todas as unidades já têm ocorrência.')
})

test('DEL-009 a clean check that another device closed shows how it was closed', async () => {
  const lines = [aCheckLine({ saved: aSavedCount() })]
  const api = serveCheck({ lines })
  drawCheck()
  const button = await findClosing()
  const closed = { lines, state: 'OK', closedAt: '2026-11-23T12:30:00.000Z', signedBy: 'João Pereira' } as const
  api
    .on(closeDeliveryCheck, refusing(409, 'A conferência já foi encerrada.'))
    .on(readDeliveryCheck, aDeliveryCheck({ ...closed, refusal: 'A conferência já foi encerrada.' }))
  await userEvent.click(button)
  expect(await screen.findByText(/Assinada por João Pereira/)).toBeTruthy()
})

test('DEL-012 a clean check that could not be closed says so and can be closed again', async () => {
  const api = serveCheck({ lines: [aCheckLine({ saved: aSavedCount() })] })
  drawCheck()
  const button = await findClosing()
  api.on(closeDeliveryCheck, refusing(500, 'Erro interno'))
  await userEvent.click(button)
  expect(
    (await screen.findByText('A conferência não foi encerrada. Tente de novo.')).closest('[role="alert"]'),
  ).toBeTruthy()
  await userEvent.click(button)
  const keys = api.callsTo(closeDeliveryCheck).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
