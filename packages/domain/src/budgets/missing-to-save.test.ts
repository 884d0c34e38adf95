import { expect, test } from 'vitest'
import type { FinishingFacts } from '../cart/missing-to-finish.ts'
import { type BudgetToSave, missingToSave } from './missing-to-save.ts'

const delivery = {
  cep: '01310100',
  description: 'Avenida Paulista',
  state: 'SP',
  city: '3550308',
  neighborhood: 'Bela Vista',
}

const complete: BudgetToSave = {
  integratorId: 1,
  type: 'MP',
  lines: [
    { code: '10010005', quantity: 10 },
    { code: '10100003', quantity: 1 },
  ],
  customerDocument: '52998224725',
  addressType: 'different',
  billingState: 'SP',
  delivery,
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

const listFields = (budget: Partial<BudgetToSave>, facts: Partial<FinishingFacts> = {}) =>
  missingToSave({ ...complete, ...budget }, { ...nothingWrong, ...facts }).map(({ field }) => field)

test('BUD-022 a complete budget may be saved', () => {
  expect(listFields({})).toEqual([])
})

test.each([
  ['integrator', { integratorId: null }],
  ['customerDocument', { customerDocument: null }],
  ['deliveryAddressCep', { delivery: { ...delivery, cep: null } }],
  ['deliveryAddressDescription', { delivery: { ...delivery, description: null } }],
  ['deliveryAddressErpState', { delivery: { ...delivery, state: null } }],
  ['deliveryAddressErpCity', { delivery: { ...delivery, city: null } }],
  ['deliveryAddressNeighborhood', { delivery: { ...delivery, neighborhood: null } }],
  ['paymentMethod', { paymentMethod: null }],
  ['items', { lines: [] }],
  ['items', { lines: complete.lines.map((line) => ({ ...line, quantity: 0 })) }],
] as const)('BUD-022 a budget without %s may not be saved', (field, lacking) => {
  expect(listFields(lacking)).toContain(field)
})

test('BUD-022 an item with no units does not count as a part of the generator', () => {
  const [panels, inverter] = complete.lines
  expect(listFields({ lines: [panels, { ...inverter, quantity: 0 }] as BudgetToSave['lines'] })).toEqual(['items'])
})

test('BUD-023 financing needs the special offer or a bank, and the form of BV', () => {
  const financed = { paymentMethod: 'FINANCING' } as const
  expect(listFields(financed)).toEqual(['financingBank'])
  expect(listFields({ ...financed, isPaymentSpecialFinancing: true })).toEqual([])
  expect(listFields({ ...financed, financingBank: 'OTHERS' })).toEqual([])
  expect(listFields({ ...financed, financingBank: 'BV' })).toEqual(['financing'])
  expect(listFields({ ...financed, financingBank: 'BV' }, { hasFinancing: true })).toEqual([])
})
