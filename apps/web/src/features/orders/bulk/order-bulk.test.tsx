import { confirmPayment } from '@girassol/contract/order-approval'
import { checkValidation, validateOrder } from '@girassol/contract/order-validation'
import {
  countOrderViews,
  exportOrders,
  listOrders,
  listSavedViews,
  type OrderRow,
  recalculateAvailability,
  recalculateDeliveryDate,
} from '@girassol/contract/orders'
import { listOtherPaymentMethods } from '@girassol/contract/payment-methods'
import { selectPaymentMethod } from '@girassol/contract/payments'
import { readSession } from '@girassol/contract/session'
import { sendToCarrier } from '@girassol/contract/shipping'
import type { Role } from '@girassol/domain/access'
import { anOrder, anOrderRow } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../../access/session.tsx'
import { type FakeCall, fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { orderCommands } from '../../../order-commands.tsx'
import { OrderCommandsProvider } from '../acting/order-acting.tsx'
import { OrderListScreen } from '../list/order-list-screen.tsx'
import { dismissBulkRun, getBulkRun } from './bulk-run.ts'

const no = (reason: string) => ({ allowed: false, reason }) as const
const forbidden = { ...no('Só o Financeiro pode liberar.'), hidden: true } as const

const row = (id: number, actions: Partial<OrderRow['actions']> = {}) => {
  const order = anOrderRow({ id, customerName: `Cliente ${id}`, totalInvoice: 1000.5 })
  const closed = {
    validate: forbidden,
    releasePayment: forbidden,
    releaseDispatch: forbidden,
    sendToCarrier: forbidden,
  }
  return { ...order, actions: { ...order.actions, ...closed, ...actions } }
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const toValidate = (id: number) => row(id, { validate: { allowed: true } })

const opened = (role: Role, rows: readonly OrderRow[], total = rows.length) => {
  const api = fakeApi()
    .on(readSession, aSession(role))
    .on(listSavedViews, [])
    .on(countOrderViews, { all: { count: 0, isExact: true }, travelling: { count: 0, isExact: true }, queues: [] })
    // Only the first page is loaded; the next one never arrives.
    .on(listOrders, ({ query }) =>
      query.skip === '1' ? { data: [...rows], total, totalIsExact: true } : new Promise(() => undefined),
    )
  const view = renderScreen(
    <main>
      <SessionProvider>
        <OrderCommandsProvider value={orderCommands}>
          <OrderListScreen />
        </OrderCommandsProvider>
      </SessionProvider>
    </main>,
    '/pedidos',
  )
  return { api, view }
}

const onDesk = (isPhone = false) => {
  const still = window.matchMedia('')
  const wanted = isPhone ? 'max-width' : 'min-width'
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes(wanted) }))
}
beforeEach(() => onDesk())
afterEach(() => dismissBulkRun())

const box = (id: number) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Selecionar pedido ${id}` })
const markAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar os pedidos carregados' }))
const bar = async () => within(await screen.findByRole('region', { name: 'Ações da seleção' }))
const marked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Selecionar pedido/ })
    .flatMap(({ checked, labels }) => (checked ? [Number(/\d+/.exec(labels?.[0]?.textContent ?? '')?.[0])] : []))

const confirm = async (verb: string) => {
  await userEvent.click((await bar()).getByRole('button', { name: verb }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, run: () => userEvent.click(dialog.getByRole('button', { name: verb })) }
}

const getOrderId = ({ params }: FakeCall) => Number(params.id)

/** A server that validates orders, and refuses those in `refusals`. */
const validating = (api: ReturnType<typeof fakeApi>, refusals: Readonly<Record<number, ReturnType<typeof refusing>>>) =>
  api
    .on(recalculateAvailability, { updated: false, unavailableItems: [] })
    .on(recalculateDeliveryDate, { updated: false })
    .on(checkValidation, ({ params }) => ({
      invoice: anOrder({ id: Number(params.id), addressType: 'same' }),
      minDeliveryDate: '2026-11-24',
      deliveryDateSeparationCapacity: [
        { date: '2026-11-24', quantity: 0 },
        { date: '2026-11-25', quantity: 40 },
      ],
      canDoTriangulation: false,
    }))
    .on(
      validateOrder,
      (call) => refusals[getOrderId(call)] ?? anOrder({ id: getOrderId(call), status: 'INVOICE_VALIDATED' }),
    )

test('USE-025 X selects the focused row and Shift+X a range; the bar shows their number and total', async () => {
  opened('COMMERCIAL', numbers(1001, 6).map(toValidate))
  const link = await screen.findByRole('link', { name: '1002' })
  link.focus()
  await userEvent.keyboard('x')
  expect(marked()).toEqual([1002])
  await userEvent.keyboard('jjj{Shift>}X{/Shift}')
  expect(marked()).toEqual([1002, 1003, 1004, 1005])
  expect((await bar()).getByText('4 selecionados')).toBeTruthy()
  expect((await bar()).getByText(/R\$\s4\.002,00/)).toBeTruthy()
  await userEvent.keyboard('x')
  expect(marked()).toEqual([1002, 1003, 1004])
  await userEvent.click((await bar()).getByRole('button', { name: 'Limpar seleção' }))
  expect(marked()).toEqual([])
  expect(screen.queryByRole('region', { name: 'Ações da seleção' })).toBeNull()
})

test('USE-025 the header checkbox selects the loaded rows and offers the rest of the filter, up to 100', async () => {
  const { api } = opened('COMMERCIAL', numbers(1001, 3).map(toValidate), 62)
  await box(1001)
  await markAll()
  expect(marked()).toEqual([1001, 1002, 1003])
  api.on(listOrders, { data: numbers(1001, 62).map(toValidate), total: 62, totalIsExact: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Selecionar os 62 do filtro' }))
  expect(await (await bar()).findByText('62 selecionados')).toBeTruthy()
  const [first] = api.callsTo(listOrders)
  expect(api.callsTo(listOrders).at(-1)?.query).toEqual({ ...first?.query, skip: '1', take: '100' })
  await markAll()
  expect(marked()).toEqual([])
})

test('USE-025 for a filter with more than 100 orders the first 100 are offered', async () => {
  opened('COMMERCIAL', numbers(1001, 3).map(toValidate), 1284)
  await markAll()
  expect(await screen.findByRole('button', { name: 'Selecionar os 100 primeiros do filtro' })).toBeTruthy()
})

test('USE-025 the bar offers what at least one selected order allows; without any permission only the export', async () => {
  const rows = [
    row(1, { validate: { allowed: true } }),
    row(2, { validate: no('Só com o status “Pedido em análise”.'), sendToCarrier: { allowed: true } }),
    row(3, { validate: no('Só com o status “Pedido em análise”.') }),
  ]
  opened('ADMINISTRATOR', rows)
  const offered = async () => (await bar()).getAllByRole('button').map(({ textContent }) => textContent)
  await userEvent.click(await box(3))
  expect(await offered()).toEqual(['Exportar', 'Limpar seleção'])
  await userEvent.click(await box(2))
  expect(await offered()).toEqual(['Enviar para o Fretefy', 'Exportar', 'Limpar seleção'])
  await userEvent.click(await box(1))
  expect(await offered()).toEqual(['Validar', 'Enviar para o Fretefy', 'Exportar', 'Limpar seleção'])
  const { dialog } = await confirm('Validar')
  expect(dialog.getByText('2 pedidos não permitem isto agora: 2 e 3')).toBeTruthy()
  expect(dialog.getByText(/R\$\s3\.001,50/)).toBeTruthy()
})

test('USE-025 of 20 orders 17 are validated and three refused, each still selected with its reason and a next step', async () => {
  const rows = numbers(1001, 20).map(toValidate)
  const { api } = opened('COMMERCIAL', rows)
  validating(api, {
    1003: refusing(409, 'Renato Torres moveu este pedido para “Validado” em 23/11/2026.', { reason: 'notNow' }),
    1008: refusing(409, 'Informe o motivo da margem negativa.', { reason: 'marginReason' }),
    1019: refusing(404, 'Pedido não encontrado.'),
  })
  await markAll()
  const { dialog, run } = await confirm('Validar')
  expect(dialog.getByText('20 pedidos')).toBeTruthy()
  await run()
  const result = within(await screen.findByRole('dialog', { name: '17 de 20 pedidos validados' }))
  expect(result.getByText(/^1001, 1002, 1004, .*1018 e 1020 · R\$\s17\.008,50/, { exact: false })).toBeTruthy()
  const refusals = within(result.getByRole('list', { name: 'Recusados' })).getAllByRole('listitem')
  expect(refusals.map(({ textContent }) => textContent)).toEqual([
    '1003Cliente 1003Renato Torres moveu este pedido para “Validado” em 23/11/2026.Ver como está',
    '1008Cliente 1008Informe o motivo da margem negativa.Validar',
    '1019Cliente 1019Pedido não encontrado.Ver como está',
  ])
  expect(api.callsTo(validateOrder)[0]?.body).toMatchObject({ deliveryDate: '2026-11-25', discount: 0 })
  expect(new Set(api.callsTo(validateOrder).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(20)
  await userEvent.click(result.getByRole('button', { name: 'Voltar à lista' }))
  expect(marked()).toEqual([1003, 1008, 1019])
  expect(api.callsTo(listOrders).length).toBeGreaterThan(1)
  expect(api.callsTo(countOrderViews).length).toBeGreaterThan(1)
})

test('USE-025 VAL-005 an order whose dates changed is not validated in bulk, and offers its own validation', async () => {
  const { api } = opened('COMMERCIAL', [toValidate(1001)])
  validating(api, {}).on(recalculateAvailability, { updated: true, unavailableItems: [] })
  await markAll()
  await (await confirm('Validar')).run()
  const result = within(await screen.findByRole('dialog', { name: '0 de 1 pedido validado' }))
  expect(api.callsTo(validateOrder)).toHaveLength(0)
  api.on(recalculateAvailability, { updated: false, unavailableItems: [] })
  await userEvent.click(result.getByRole('button', { name: 'Validar do pedido 1001' }))
  expect(await screen.findByRole('dialog', { name: 'Validar pedido 1001' })).toBeTruthy()
})

test('USE-025 for an order moved by another user the reason names that user', async () => {
  const { api } = opened('COMMERCIAL', [toValidate(1001)])
  validating(api, {})
    .on(recalculateAvailability, refusing(409, 'Este pedido não é mais recalculado.', { reason: 'agreed' }))
    .on(checkValidation, refusing(409, 'Renato Torres moveu este pedido.', { reason: 'notNow' }))
  await markAll()
  await (await confirm('Validar')).run()
  const result = within(await screen.findByRole('dialog', { name: '0 de 1 pedido validado' }))
  expect(result.getByText('Renato Torres moveu este pedido.')).toBeTruthy()
  expect(result.getByRole('button', { name: 'Ver como está: pedido 1001' })).toBeTruthy()
})

test('USE-025 VAL-012 a day that filled up meanwhile is replaced by the next free one', async () => {
  const { api } = opened('COMMERCIAL', [toValidate(1001)])
  const details = [{ field: 'deliveryDate', message: 'Não há capacidade de separação nesta data.' }]
  let tries = 0
  validating(api, {}).on(validateOrder, () => {
    tries += 1
    return tries === 1 ? refusing(409, 'Não há…', { reason: 'invalidValidation', details }) : anOrder({ id: 1001 })
  })
  await markAll()
  await (await confirm('Validar')).run()
  await screen.findByRole('dialog', { name: '1 pedido validado' })
  expect(api.callsTo(checkValidation)).toHaveLength(2)
})

test('USE-025 a payment is released with one condition for all, with instalments by the total of each order', async () => {
  const rows = [1001, 1002].map((id) => row(id, { releasePayment: { allowed: true } }))
  const { api } = opened('FINANCIAL', rows)
  const method = { code: '302', description: 'Boleto em 2x', quantityInstallment: 2, rangeInstallment: 30 }
  api
    .on(listOtherPaymentMethods, { data: [{ id: 1, ...method }], total: 1, totalIsExact: true })
    .on(selectPaymentMethod, (call) =>
      getOrderId(call) === 1002
        ? refusing(409, 'As parcelas somam R$ 1.000,00 e o pedido R$ 1.000,50')
        : { id: 1, ...method, installments: [] },
    )
  await markAll()
  const { dialog, run } = await confirm('Liberar forma de pagamento')
  await run()
  expect(dialog.getByText('Escolha a forma de pagamento.')).toBeTruthy()
  expect(api.callsTo(selectPaymentMethod)).toHaveLength(0)
  await userEvent.click(await dialog.findByRole('radio', { name: /Boleto em 2x/ }))
  await run()
  const result = await screen.findByRole('dialog', { name: '1 de 2 formas de pagamento liberadas' })
  const bodies = api.callsTo(selectPaymentMethod).map(({ body }) => body as { installments: { value: number }[] })
  expect(bodies.map(({ installments }) => installments.map(({ value }) => value))).toEqual([
    [500.25, 500.25],
    [500.25, 500.25],
  ])
  expect(within(result).getByRole('button', { name: 'Conferir parcelas do pedido 1002' })).toBeTruthy()
})

test('USE-025 USE-022 the dispatch of several orders is released, and an unpaid one shows its refusal', async () => {
  const rows = [1001, 1002].map((id) => row(id, { releaseDispatch: { allowed: true } }))
  const { api } = opened('FINANCIAL', rows)
  const refusal = refusing(409, 'Informe o motivo da liberação sem pagamento.')
  api.on(confirmPayment, (call) => (getOrderId(call) === 1002 ? refusal : anOrder({ id: 1001 })))
  await markAll()
  await (await confirm('Liberar expedição')).run()
  const result = within(await screen.findByRole('dialog', { name: '1 de 2 expedições liberadas' }))
  expect(result.getByText('Informe o motivo da liberação sem pagamento.')).toBeTruthy()
  const body = { option: 'WAITING_DISPATCH' }
  expect(api.callsTo(confirmPayment).map((call) => [getOrderId(call), call.body])).toEqual([
    [1001, body],
    [1002, body],
  ])
})

test('USE-025 after a lost response the request is retried with the same key', async () => {
  const { api } = opened('LOGISTICS', [row(1001, { sendToCarrier: { allowed: true } })])
  let tries = 0
  api.on(sendToCarrier, () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return { fretefyCode: 'F1' }
  })
  await markAll()
  await (await confirm('Enviar para o Fretefy')).run()
  await screen.findByRole('dialog', { name: '1 pedido enviado para o Fretefy' }, { timeout: 5000 })
  const keys = api.callsTo(sendToCarrier).map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('USE-025 a run shows its progress, continues after leaving the screen, and its result can be opened again', async () => {
  const rows = numbers(1001, 3).map((id) => row(id, { sendToCarrier: { allowed: true } }))
  const { api, view } = opened('LOGISTICS', rows)
  const second = Promise.withResolvers<{ fretefyCode: string }>()
  api.on(sendToCarrier, (call) => (getOrderId(call) === 1002 ? second.promise : { fretefyCode: 'F1' }))
  await markAll()
  await (await confirm('Enviar para o Fretefy')).run()
  expect(await screen.findByText('Enviando 2 de 3…')).toBeTruthy()
  expect(screen.getByText('Você pode sair desta tela.')).toBeTruthy()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  view.unmount()
  second.resolve({ fretefyCode: 'F2' })
  await waitFor(() => expect(getBulkRun()?.state).toBe('finished'))
  opened('LOGISTICS', rows)
  expect(await screen.findByRole('dialog', { name: '3 pedidos enviados para o Fretefy' })).toBeTruthy()
})

test('USE-025 a stopped run leaves the remaining orders unchanged and selected', async () => {
  const rows = numbers(1001, 3).map((id) => row(id, { sendToCarrier: { allowed: true } }))
  const { api } = opened('LOGISTICS', rows)
  const first = Promise.withResolvers<{ fretefyCode: string }>()
  api.on(sendToCarrier, () => first.promise)
  await markAll()
  await (await confirm('Enviar para o Fretefy')).run()
  await userEvent.click(await screen.findByRole('button', { name: 'Parar' }))
  first.resolve({ fretefyCode: 'F1' })
  const result = within(await screen.findByRole('dialog', { name: '1 de 3 pedidos enviados para o Fretefy' }))
  expect(result.getByText('2 pedidos ficaram como estavam: a ação parou antes.')).toBeTruthy()
  expect(api.callsTo(sendToCarrier)).toHaveLength(1)
  await userEvent.click(result.getByRole('button', { name: 'Voltar à lista' }))
  expect(marked()).toEqual([1002, 1003])
})

test('USE-025 the selected orders are exported, by an integrator too', async () => {
  const { api } = opened(
    'INTEGRATOR',
    numbers(1001, 3).map((id) => row(id)),
  )
  api.on(exportOrders, refusing(500, 'Ocorreu um erro inesperado.'))
  await userEvent.click(await box(1001))
  await userEvent.click(await box(1003))
  await userEvent.click((await bar()).getByRole('button', { name: 'Exportar' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(api.callsTo(exportOrders)[0]?.query).toEqual({ ids: '1001,1003', format: 'csv' }))
  expect(await screen.findByText('Não deu para exportar a lista. Tente de novo.')).toBeTruthy()
})

test('USE-025 changing the filter deselects the rows that are no longer shown', async () => {
  const { view } = opened('COMMERCIAL', numbers(1001, 3).map(toValidate))
  await markAll()
  await bar()
  await view.router.navigate({ to: '.', search: { status: ['INVOICE'] } as never })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ações da seleção' })).toBeNull())
})

test('USE-025 on the phone a long press or Selecionar starts selecting, and a tap then selects instead of opening', async () => {
  onDesk(true)
  opened('COMMERCIAL', numbers(1001, 3).map(toValidate))
  await userEvent.click(await screen.findByRole('button', { name: 'Selecionar' }))
  await userEvent.click(screen.getByRole('link', { name: 'Cliente 1002' }))
  expect(marked()).toEqual([1002])
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar seleção' }))
  expect(screen.queryByRole('checkbox', { name: /^Selecionar pedido/ })).toBeNull()
  const card = screen.getByRole('link', { name: 'Cliente 1003' })
  fireEvent.pointerDown(card, { pointerType: 'touch', clientX: 10, clientY: 10 })
  expect((await box(1003)).checked).toBe(true)
  fireEvent.pointerUp(card)
  fireEvent.click(card)
  expect(marked()).toEqual([1003])
})
