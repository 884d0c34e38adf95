import { expect, test } from 'vitest'
import { type CartToFinish, type FinishingFacts, type LineToFinish, missingToFinish } from './missing-to-finish.ts'

const aLine = (code: string, rest: Partial<LineToFinish> = {}): LineToFinish => ({
  code,
  name: `PRODUTO ${code}`,
  isAvailable: true,
  isOutOfStock: false,
  ...rest,
})

const complete: CartToFinish = {
  type: 'MP',
  lines: [aLine('10010005'), aLine('10100003')],
  customerDocument: '52998224725',
  addressType: 'different',
  billingState: 'SP',
  delivery: {
    cep: '01310100',
    description: 'Avenida Paulista',
    state: 'SP',
    city: '3550308',
    neighborhood: 'Bela Vista',
  },
  paymentMethod: 'PIX',
  financingBank: null,
  isPaymentSpecialFinancing: false,
}
const nothingWrong: FinishingFacts = {
  hasFreight: true,
  kitRefusal: null,
  paymentRefusal: null,
  hasFinancing: false,
  totalInvoiceCents: 1,
}

const listFields = (cart: Partial<CartToFinish>, facts: Partial<FinishingFacts> = {}) =>
  missingToFinish({ ...complete, ...cart }, { ...nothingWrong, ...facts }).map(({ field }) => field)

test('WIZ-025 a complete cart lacks nothing', () => {
  expect(listFields({})).toEqual([])
})

test.each([
  ['customerDocument', { customerDocument: null }],
  ['deliveryAddressCep', { delivery: { ...complete.delivery, cep: null } }],
  ['deliveryAddressDescription', { delivery: { ...complete.delivery, description: '' } }],
  ['deliveryAddressErpState', { delivery: { ...complete.delivery, state: null } }],
  ['deliveryAddressErpCity', { delivery: { ...complete.delivery, city: null } }],
  ['deliveryAddressNeighborhood', { delivery: { ...complete.delivery, neighborhood: null } }],
  ['addressType', { addressType: null }],
  ['paymentMethod', { paymentMethod: null }],
] as const)('WIZ-025 without it, %s is missing', (field, cart) => {
  expect(listFields(cart)).toEqual([field])
})

test('CUS-044 who fetches the goods needs no address', () => {
  const nowhere = { cep: null, description: null, state: null, city: null, neighborhood: null }
  expect(listFields({ addressType: 'pickup', delivery: nowhere }, { hasFreight: false })).toEqual([])
})

test('CUS-020 CUS-021 goods go to the state they are billed to, unless they are fetched', () => {
  const sentence = 'O estado do endereço de entrega precisa ser o mesmo que o estado de cobrança.'
  expect(missingToFinish({ ...complete, billingState: 'MG' }, nothingWrong)).toEqual([
    { field: 'deliveryAddressErpState', message: sentence },
  ])
  expect(listFields({ billingState: 'MG', addressType: 'pickup' })).toEqual([])
})

test('C-34 a destination that the freight table does not have is reported', () => {
  expect(listFields({}, { hasFreight: false })).toEqual(['freightValue'])
})

test('WIZ-018 a generator needs an inverter and a panel; kits bring their own', () => {
  const panelOnly = [aLine('10010005')]
  const inverterOnly = [aLine('10100003')]
  expect([listFields({ lines: panelOnly }), listFields({ lines: inverterOnly })]).toEqual([['items'], ['items']])
  expect(missingToFinish({ ...complete, lines: panelOnly }, nothingWrong)[0]?.message).toBe(
    'Para que sua compra seja autorizada, é necessário adicionar um total de no mínimo 1 inversor e 1 Painel solar.',
  )
  expect(listFields({ type: 'PA', lines: [aLine('20010001')] })).toEqual([])
})

test('WIZ-012 an empty cart lacks items, said once', () => {
  expect(listFields({ lines: [] })).toEqual(['items'])
})

test('C-28 an item without stock is named, and nobody is asked to accept a date that does not exist', () => {
  const hook = aLine('10200001', { name: 'GANCHO', isAvailable: false, isOutOfStock: true })
  const rail = aLine('10200002', { name: 'ESTRUTURA', isAvailable: false })
  const sentences = (...lines: readonly LineToFinish[]) =>
    missingToFinish({ ...complete, lines: [...complete.lines, ...lines] }, nothingWrong).map(({ message }) => message)
  expect(sentences(hook)).toEqual(['Gancho está sem estoque. Troque ou retire o item.'])
  expect(sentences(rail)).toEqual(['A disponibilidade de ESTRUTURA mudou. Aceite a nova data ou retire o item.'])
  expect(sentences(hook, { ...rail, isOutOfStock: true })).toEqual([
    'Gancho, ESTRUTURA estão sem estoque. Troque ou retire os itens.',
  ])
  expect(sentences(hook, rail)).toHaveLength(2)
})

test('C-28 C-23 C-85 an item that cannot leave, an unsafe kit and a payment that does not add up are reported in order', () => {
  const lines = complete.lines.map((line) => ({ ...line, isAvailable: false }))
  const facts = { kitRefusal: 'Em RS, a série…', paymentRefusal: 'A soma…' }
  expect(listFields({ lines, customerDocument: null }, facts)).toEqual([
    'availability',
    'kit',
    'customerDocument',
    'paymentMethod',
  ])
})

test('WIZ-026 a financing needs a bank, unless it is the special one', () => {
  expect(listFields({ paymentMethod: 'FINANCING' })).toEqual(['financingBank'])
  expect(listFields({ paymentMethod: 'FINANCING', isPaymentSpecialFinancing: true })).toEqual([])
  expect(listFields({ paymentMethod: 'FINANCING', financingBank: 'OTHERS' })).toEqual([])
})

test('WIZ-027 the bank BV needs the credit analysis form', () => {
  const bv = { paymentMethod: 'FINANCING', financingBank: 'BV' } as const
  expect(listFields(bv)).toEqual(['financing'])
  expect(listFields(bv, { hasFinancing: true })).toEqual([])
})

test('REL-006 C-233 a total that is not above zero is not finished; an empty cart lacks its items alone', () => {
  const message = 'O valor total precisa ser maior que zero.'
  expect(missingToFinish(complete, { ...nothingWrong, totalInvoiceCents: 0 })).toEqual([
    { field: 'totalInvoice', message },
  ])
  expect(listFields({}, { totalInvoiceCents: -1 })).toEqual(['totalInvoice'])
  expect(listFields({ type: 'PA', lines: [] }, { totalInvoiceCents: 0 })).toEqual(['items'])
})
