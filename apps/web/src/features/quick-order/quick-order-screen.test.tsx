import { changeCartType, readCart } from '@girassol/contract/cart'
import {
  addQuickOrder,
  exportCart,
  listFrequentProducts,
  previewQuickOrder,
  previewQuickOrderFile,
  previewReorder,
  type QuickPreview,
  type QuickRow,
} from '@girassol/contract/quick-order'
import { readSession } from '@girassol/contract/session'
import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { QuickOrderScreen } from './quick-order-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const aRow = (facts: Partial<QuickRow>): QuickRow => ({
  row: 1,
  read: '10010005 4',
  code: '10010005',
  name: 'Módulo HELIAR 550W',
  quantity: 4,
  verdict: 'OK',
  sentence: 'Pronto para o carrinho.',
  availability: 'Immediate',
  offers: [],
  ...facts,
})
const unknown = aRow({
  row: 2,
  read: 'modulo heliar',
  code: null,
  name: null,
  quantity: 1,
  verdict: 'CODE_UNKNOWN',
  sentence: 'Código não encontrado.',
  availability: null,
  offers: [{ code: '10010005', name: 'Módulo HELIAR 550W' }],
})
const aPreview = (...rows: readonly QuickRow[]): QuickPreview => ({
  rows: [...rows],
  cartVersion: '731',
  type: 'MP',
  otherType: null,
})

const cart = anOrder({ status: 'CART', type: 'MP', invoiceItems: [anOrderItem({})] })

const frequent = [{ code: '10200001', name: 'Grampo final', quantity: 240, lastOrderedOn: '2026-11-12' }]

const opened = (preview: QuickPreview, session = aSession('INTEGRATOR')) => {
  const api = fakeApi()
    .on(readSession, session)
    .on(readCart, cart)
    .on(previewQuickOrder, preview)
    .on(listFrequentProducts, { data: frequent })
  renderScreen(
    <SessionProvider>
      <QuickOrderScreen />
    </SessionProvider>,
    '/compra-rapida',
  )
  return { api, user: userEvent.setup() }
}
const findList = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Ou cole a lista/ })

test('FAST-001 lines are entered by keyboard alone, and judged together', async () => {
  const { api, user } = opened(aPreview(aRow({})))
  await findList()
  await user.type(screen.getByRole('textbox', { name: 'Código ou nome' }), '10010005{Tab}4{Enter}10200001 40{Enter}')
  expect((await findList()).value).toBe('10010005;4\n10200001 40\n')
  await waitFor(() =>
    expect(api.callsTo(previewQuickOrder).at(-1)?.body).toEqual({ text: '10010005;4\n10200001 40\n' }),
  )
})

test('FAST-004 each line has its product, quantity, verdict and sentence', async () => {
  const { user } = opened(
    aPreview(
      aRow({}),
      aRow({ row: 2, code: '10200001', name: 'Grampo', verdict: 'ROUNDED', quantity: 20, sentence: 'Arredondado.' }),
      aRow({ row: 3, verdict: 'OUT_OF_STOCK', availability: null, sentence: 'Produto fora de estoque!' }),
    ),
  )
  await user.click(await findList())
  await user.paste('10010005 4\n10200001 12\n10010011 1')
  await screen.findByText('Arredondado.')
  const rows = screen.getAllByRole('row')
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['1', 'Módulo HELIAR 550W10010005', '4', 'Pronto', ''],
    ['2', 'Grampo10200001', '20', 'Arredondado', 'Arredondado.'],
    ['3', 'Módulo HELIAR 550W10010005', '4', 'Sem estoque', 'Produto fora de estoque!'],
  ])
  expect(screen.getByRole('status').textContent).toBe('2 de 3 linhas prontas para o carrinho')
})

test('FAST-006 an offered product takes the place of the words, only when it is chosen', async () => {
  const { user } = opened(aPreview(aRow({}), unknown))
  await user.click(await findList())
  await user.paste('10010005 4\nmodulo heliar')
  expect((await screen.findByRole('button', { name: 'Adicionar 1 ao carrinho' })).textContent).toContain('Adicionar 1')
  await user.click(await screen.findByRole('button', { name: 'Módulo HELIAR 550W, na linha 2' }))
  expect((await findList()).value).toBe('10010005 4\n10010005;1')
})

test('FAST-007 ready lines go to the cart at once, and the others stay in the list', async () => {
  const { api, user } = opened(aPreview(aRow({}), unknown))
  api.on(addQuickOrder, { cart, differing: [] })
  await user.click(await findList())
  await user.paste('10010005 4\nmodulo heliar')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Adicionar 1 ao carrinho' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await user.click(screen.getByRole('button', { name: 'Adicionar 1 ao carrinho' }))
  expect(await screen.findByText('1 produto foi para o carrinho')).toBeTruthy()
  expect(api.callsTo(addQuickOrder)[0]?.body).toEqual({
    cartVersion: '731',
    rows: [{ code: '10010005', quantity: 4, availability: 'Immediate' }],
  })
  expect((await findList()).value).toBe('modulo heliar')
  expect(screen.getByRole('link', { name: 'Ver carrinho' }).getAttribute('href')).toBe('/monte-seu-gerador?passo=3')
})

test('FAST-007 a line that is wrong stays, also when another one of its product went to the cart', async () => {
  const wrong = aRow({ row: 3, quantity: null, verdict: 'QUANTITY_INVALID', sentence: 'Quantidade inválida.' })
  const { api, user } = opened(aPreview(aRow({}), aRow({ row: 2, verdict: 'MERGED' }), wrong))
  api.on(addQuickOrder, { cart, differing: [] })
  await user.click(await findList())
  await user.paste('10010005 2\n10010005 2\n10010005 1,5')
  const add = await screen.findByRole('button', { name: 'Adicionar 1 ao carrinho' })
  await waitFor(() => expect(add.getAttribute('aria-disabled')).toBeNull())
  await user.click(add)
  expect(await screen.findByText('1 produto foi para o carrinho')).toBeTruthy()
  expect((await findList()).value).toBe('10010005 1,5')
})

test('FAST-007 what differs from the preview is said by name, and its line stays', async () => {
  const { api, user } = opened(aPreview(aRow({})))
  const gone = aRow({ verdict: 'OUT_OF_STOCK', sentence: 'Produto fora de estoque!' })
  api.on(addQuickOrder, { cart: null, differing: [gone] })
  await user.click(await findList())
  await user.paste('10010005 4')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Adicionar 1 ao carrinho' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await user.click(screen.getByRole('button', { name: 'Adicionar 1 ao carrinho' }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('Nada foi para o carrinho')).toBeTruthy()
  expect(notice.getByText('Módulo HELIAR 550W: Produto fora de estoque!')).toBeTruthy()
  expect((await findList()).value).toBe('10010005 4')
})

test('FAST-007 a cart that changed meanwhile is said, and the list is judged again', async () => {
  const { api, user } = opened(aPreview(aRow({})))
  api.on(addQuickOrder, refusing(409, 'O carrinho mudou desde a conferência. Confira a lista de novo.'))
  await user.click(await findList())
  await user.paste('10010005 4')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Adicionar 1 ao carrinho' }).getAttribute('aria-disabled')).toBeNull(),
  )
  const before = api.callsTo(previewQuickOrder).length
  await user.click(screen.getByRole('button', { name: 'Adicionar 1 ao carrinho' }))
  expect(await screen.findByText('O carrinho mudou desde a conferência. Confira a lista de novo.')).toBeTruthy()
  await waitFor(() => expect(api.callsTo(previewQuickOrder).length).toBe(before + 1))
})

test('FAST-008 a list of another type warns before the cart loses its items', async () => {
  const other = aRow({ verdict: 'TYPE_MISMATCH', sentence: 'Outro tipo.' })
  const { api, user } = opened({ ...aPreview(other), otherType: 'PA' })
  api.on(changeCartType, { ...cart, type: 'PA', invoiceItems: [] })
  await user.click(await findList())
  await user.paste('20010001')
  await user.click(await screen.findByRole('button', { name: 'Trocar o tipo de compra' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Trocar o tipo de compra' }))
  expect(dialog.getByText('Ao trocar o tipo de compra, os itens do carrinho serão removidos.')).toBeTruthy()
  expect(api.callsTo(changeCartType)).toEqual([])
  api.on(previewQuickOrder, aPreview(aRow({})))
  await user.click(dialog.getByRole('button', { name: 'Trocar' }))
  expect(await screen.findByRole('button', { name: 'Adicionar 1 ao carrinho' })).toBeTruthy()
  expect(api.callsTo(changeCartType)[0]?.params).toEqual({ type: 'PA' })
})

test('FAST-004 a list that cannot be judged says so and is judged again on request', async () => {
  const { api, user } = opened(aPreview(aRow({})))
  api.on(previewQuickOrder, refusing(400, 'A lista pode ter no máximo 500 linhas.'))
  await user.click(await findList())
  await user.paste('10010005 4')
  expect(await screen.findByText('A lista pode ter no máximo 500 linhas.')).toBeTruthy()
})

test('FAST-001 FAST-003 the lines of a file continue the list, and a file that cannot be read says why', async () => {
  const { api, user } = opened(aPreview(aRow({})))
  api.on(previewQuickOrderFile, aPreview(aRow({ read: '10010005;4' }), { ...unknown, read: 'modulo heliar;2' }))
  await user.click(await findList())
  await user.paste('10200001 10')
  const chooser = screen.getByLabelText('Ou escolha um arquivo')
  await user.upload(chooser, new File(['codigo;quantidade'], 'lista.csv', { type: 'text/csv' }))
  await waitFor(async () => expect((await findList()).value).toBe('10200001 10\n10010005;4\nmodulo heliar;2\n'))
  expect(api.callsTo(previewQuickOrderFile)[0]?.query).toEqual({ fileName: 'lista.csv' })
  api.on(previewQuickOrderFile, refusing(400, 'A planilha tem macros (.xlsm). Salve-a como XLSX e envie de novo.'))
  await user.upload(chooser, new File(['x'], 'outra.xlsx'))
  expect(await screen.findByText('A planilha tem macros (.xlsm). Salve-a como XLSX e envie de novo.')).toBeTruthy()
})

test('FAST-013 the items of orders and budgets continue the list; a number of nobody says so', async () => {
  const { api, user } = opened(aPreview(aRow({})))
  await findList()
  api.on(previewReorder, refusing(404, 'Pedido não encontrado.'))
  const numbers = screen.getByRole('textbox', { name: 'Números de pedidos ou orçamentos' })
  await user.type(numbers, '1{Enter}')
  expect(await screen.findByText('Pedido não encontrado.')).toBeTruthy()
  api.on(previewReorder, aPreview(aRow({ read: '10010005;10' }), aRow({ read: '10100003;1' })))
  await user.clear(numbers)
  await user.type(numbers, '10482, 10490{Enter}')
  await waitFor(async () => expect((await findList()).value).toBe('10010005;10\n10100003;1\n'))
  expect(api.callsTo(previewReorder).at(-1)?.body).toEqual({ orderIds: [10_482, 10_490] })
  await user.type(numbers, '1 2 3 4 5 6 7 8 9 10 11{Enter}')
  expect(await screen.findByText('São no máximo 10 números de cada vez.')).toBeTruthy()
})

test('FAST-014 the most ordered products are listed with units and last day, and added by one key', async () => {
  const { user } = opened(aPreview(aRow({})))
  const list = within(await screen.findByRole('region', { name: 'Mais comprados' }))
  expect(list.getByText('240 un. · último pedido em 12/11/2026')).toBeTruthy()
  list.getByRole('button', { name: 'Incluir Grampo final' }).focus()
  await user.keyboard('{Enter}')
  expect((await findList()).value).toBe('10200001;1\n')
})

test('FAST-009 the cart is exported as a list', async () => {
  const { api, user } = opened(aPreview(aRow({})))
  api.on(exportCart, new Uint8Array([1]))
  await user.click(await screen.findByRole('button', { name: 'Exportar carrinho' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Exportar XLSX' }))
  await waitFor(() => expect(api.callsTo(exportCart)[0]?.query).toEqual({ format: 'xlsx' }))
})
