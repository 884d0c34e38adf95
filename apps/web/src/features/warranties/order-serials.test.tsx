import { listSerials, type OrderSerialsView, removeSerial, type SerialView } from '@girassol/contract/warranties'
import { aSerial, aTrackedProduct, orderSerials } from '@girassol/test-data/warranties'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { OrderSerials } from './index.ts'

const draw = (answer: OrderSerialsView) => {
  const api = fakeApi().on(listSerials, answer)
  renderScreen(<OrderSerials orderId={10010} />)
  return api
}

const withSerials = (...serials: SerialView[]) => orderSerials({ products: [aTrackedProduct({ serials })] })

const countTo = (most: number) =>
  Array.from({ length: most }, (_, index) => aSerial({ id: index + 1, number: `SN-${1000 + index}` }))

const listRows = async () =>
  within(await screen.findByRole('list', { name: 'Números de série de MÓDULO HELIAR 550W' })).getAllByRole('listitem')

const readEnds = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('dl > div') ?? [])].map((pair) => [...pair.children].map(({ textContent }) => textContent))

test('WAR-004 a number shows who entered it and when, its delivery, and until when it is covered', async () => {
  draw(
    withSerials(aSerial({ delivery: 2 }), aSerial({ id: 2, number: 'HL550-0002', source: 'ERP', registeredBy: null })),
  )
  expect(await screen.findByRole('heading', { level: 2, name: 'Números de série' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'MÓDULO HELIAR 550W' })).toBeTruthy()
  expect(screen.getByText('2 de 10 números')).toBeTruthy()
  const [first, second] = await listRows()
  expect(first?.textContent).toContain('HL550-0001Logística · Lucas Lima · 23/11/2026 · Entrega 2')
  expect(second?.textContent).toContain('HL550-0002ERP · 23/11/2026')
  expect(readEnds(first)).toEqual([
    ['Garantia do produto', 'até 19/11/2038'],
    ['Garantia de desempenho', 'até 19/11/2051'],
  ])
})

test('WAR-004 an ended warranty says so, and one without a first day that it begins with the invoice', async () => {
  draw(
    withSerials(
      aSerial({ productUntil: '2025-11-19' }),
      aSerial({ id: 2, number: 'HL550-0002', startsOn: null, productUntil: null, performanceUntil: null }),
    ),
  )
  const [ended, unstarted] = await listRows()
  expect(readEnds(ended)[0]).toEqual(['Garantia do produto', 'terminou em 19/11/2025'])
  expect(readEnds(unstarted)).toEqual([
    ['Garantia do produto', 'Começa com a nota fiscal'],
    ['Garantia de desempenho', 'Começa com a nota fiscal'],
  ])
})

test('WAR-008 without months there is the sentence once, and no date', async () => {
  const unknown = { productMonths: null, performanceMonths: null, productUntil: null, performanceUntil: null }
  draw(withSerials(aSerial(unknown)))
  const [row] = await listRows()
  expect(readEnds(row)).toEqual([['Garantia do produto', 'Garantia conforme fabricante']])
})

test('WAR-007 a replaced unit names the one in its place, and both are one unit of the product', async () => {
  const old = aSerial({ replacedBy: 'HL550-0099' })
  draw(
    orderSerials({
      products: [aTrackedProduct({ units: 1, serials: [old, aSerial({ id: 2, number: 'HL550-0099' })] })],
    }),
  )
  const [replaced, newer] = await listRows()
  expect(readEnds(replaced)).toEqual([['Garantia do produto', 'Substituído por HL550-0099']])
  expect(readEnds(newer)[0]).toEqual(['Garantia do produto', 'até 19/11/2038'])
  expect(screen.getByText('1 de 1 número')).toBeDefined()
})

test('WAR-001 of many numbers the first ten are shown, and all after a click', async () => {
  draw(withSerials(...countTo(37)))
  expect(await listRows()).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos (37)' }))
  expect(await listRows()).toHaveLength(37)
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar menos' }))
  expect(await listRows()).toHaveLength(10)
})

test('WAR-001 an order without such products shows nothing of it', async () => {
  const api = draw(orderSerials({ products: [] }))
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Carregando' })).toBeNull())
  expect(api.callsTo(listSerials)).toHaveLength(1)
  expect(screen.queryByText('Números de série')).toBeNull()
})

test('C-204 before its time the sentence is in the place of the button', async () => {
  const refusal = 'Os números de série são registrados depois que o pedido é faturado.'
  draw(orderSerials({ products: [aTrackedProduct({ serials: [aSerial()] })], mayRegister: false, refusal }))
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('C-204 without the permission there is no button', async () => {
  draw(orderSerials({ products: [aTrackedProduct({ serials: [aSerial()] })], mayRegister: false }))
  expect(await screen.findByText('1 de 10 números')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('C-204 an order without numbers to which none can be added shows nothing of it', async () => {
  const api = draw(orderSerials({ mayRegister: false }))
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Carregando' })).toBeNull())
  expect(api.callsTo(listSerials)).toHaveLength(1)
  expect(screen.queryByText('Números de série')).toBeNull()
})

test('C-204 when every unit has its number there is nothing to register', async () => {
  draw(orderSerials({ products: [aTrackedProduct({ units: 1, serials: [aSerial()] })] }))
  expect(await screen.findByText('1 de 1 número')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

const openRemoval = async (serial: SerialView) => {
  const api = draw(withSerials(serial, aSerial({ id: 2, number: 'HL550-0002' })))
  await userEvent.click(await screen.findByRole('button', { name: `Remover o número ${serial.number}` }))
  return { api, dialog: within(await screen.findByRole('dialog', { name: `Remover o número ${serial.number}` })) }
}

test('C-204 a number is removed with a reason, which the distributor must give; the card shows the answer', async () => {
  const { api, dialog } = await openRemoval(aSerial({ mayRemove: true, needsReason: true }))
  api.on(removeSerial, withSerials(aSerial({ id: 2, number: 'HL550-0002' })))
  expect(screen.queryByRole('button', { name: 'Remover o número HL550-0002' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Remover' }))
  expect(dialog.getByText('Escreva o motivo da remoção.')).toBeTruthy()
  expect(api.callsTo(removeSerial)).toHaveLength(0)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), ' Lido errado ')
  await userEvent.click(dialog.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(removeSerial).map(({ params, query }) => [params, query])).toEqual([
    [{ id: '10010', serialId: '1' }, { reason: 'Lido errado' }],
  ])
  expect(await listRows()).toHaveLength(1)
  expect(api.callsTo(listSerials)).toHaveLength(1)
})

test('C-204 its author gives no reason, and a refusal is shown in the dialog', async () => {
  const { api, dialog } = await openRemoval(aSerial({ mayRemove: true }))
  api.on(removeSerial, refusing(409, 'Só quem registrou remove um número de série, em até 24 horas.'))
  expect(dialog.queryByRole('textbox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Remover' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Só quem registrou remove')
  expect(api.callsTo(removeSerial)[0]?.query).toEqual({})
  expect(await listRows()).toHaveLength(2)
})

test('WAR-001 numbers that were not loaded can be asked for again', async () => {
  const api = fakeApi().on(listSerials, refusing(404, 'Pedido não encontrado.'))
  renderScreen(<OrderSerials orderId={10010} />)
  expect(await screen.findByText('Os números de série não foram carregados.')).toBeTruthy()
  api.on(listSerials, withSerials(aSerial()))
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await listRows()).toHaveLength(1)
})
