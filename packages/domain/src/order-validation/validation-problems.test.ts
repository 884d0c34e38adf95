import { describe, expect, test } from 'vitest'
import { type ValidationEntry, type ValidationFacts, validationProblems } from './validation-problems.ts'

const entry = (rest: Partial<ValidationEntry> = {}): ValidationEntry => ({
  discount: '0',
  freightDiscountCents: 0,
  deliveryDate: '2026-11-25',
  isFutureSale: false,
  isTriangulation: false,
  ...rest,
})

const facts = (rest: Partial<ValidationFacts> = {}): ValidationFacts => ({
  subTotalCents: 100_000,
  grossFreightCents: 5_000,
  totalInvoiceCents: 105_000,
  isPickup: false,
  minimumDeliveryDate: '2026-11-24',
  separationDays: [
    { date: '2026-11-24', quantity: 0 },
    { date: '2026-11-25', quantity: 3 },
  ],
  canDoTriangulation: true,
  ...rest,
})

const listProblems = (given: Partial<ValidationEntry>, of: Partial<ValidationFacts> = {}) =>
  validationProblems(entry(given), facts(of)).map(({ field, message }) => `${field}: ${message}`)

describe('validationProblems', () => {
  test('VAL-002 what is whole and within bounds has none, bounds included', () => {
    expect(listProblems({})).toEqual([])
    expect(listProblems({ discount: '1000', freightDiscountCents: 5_000 })).toEqual([])
    expect(listProblems({ discount: '10.12345', isFutureSale: true })).toEqual([])
    expect(listProblems({ isTriangulation: true })).toEqual([])
  })

  test('REL-006 C-233 the whole sub total may be discounted as long as something remains to be paid', () => {
    const sentence = 'discount: O valor total precisa ser maior que zero.'
    expect(listProblems({ discount: '1000' }, { totalInvoiceCents: 1 })).toEqual([])
    expect(listProblems({ discount: '1000' }, { totalInvoiceCents: null })).toEqual([])
    expect(listProblems({ discount: '1000' }, { totalInvoiceCents: 0 })).toEqual([sentence])
  })

  test('USE-034 a discount that makes an instalment too small is refused with the sentence of the payment', () => {
    const paymentRefusal = 'Cada parcela deve ser de pelo menos R$ 1,00.'
    expect(listProblems({}, { paymentRefusal })).toEqual([`discount: ${paymentRefusal}`])
    expect(listProblems({}, { paymentRefusal: null })).toEqual([])
  })

  test.each([
    ['VAL-006 no discount typed', { discount: null }, 'discount: Campo obrigatório'],
    ['VAL-007 below zero', { discount: '-0.01' }, 'discount: O desconto não pode ser negativo.'],
    [
      'VAL-009 above the sub total',
      { discount: '1000.00001' },
      'discount: O desconto não pode ser maior que o subtotal.',
    ],
    ['VAL-010 no date', { deliveryDate: null }, 'deliveryDate: Campo obrigatório'],
    [
      'VAL-011 before the minimum',
      { deliveryDate: '2026-11-23' },
      'deliveryDate: A data de entrega não pode ser anterior a 24/11/2026.',
    ],
    ['VAL-012 a full day', { deliveryDate: '2026-11-24' }, 'deliveryDate: Não há capacidade de separação nesta data.'],
    ['VAL-012 a day off', { deliveryDate: '2026-11-28' }, 'deliveryDate: Não há capacidade de separação nesta data.'],
    [
      'VAL-014 a future sale that is a triangulation',
      { isFutureSale: true, isTriangulation: true },
      'isFutureSale: Um pedido de conta e ordem não pode ser venda futura.',
    ],
    [
      'C-82 more than the freight',
      { freightDiscountCents: 5_001 },
      'freightDiscount: O desconto no frete vai de zero até o valor do frete.',
    ],
    [
      'C-82 less than nothing',
      { freightDiscountCents: -1 },
      'freightDiscount: O desconto no frete vai de zero até o valor do frete.',
    ],
  ] as const)('%s is refused', (...row) => {
    const [, given, problem] = row
    expect(listProblems(given)).toEqual([problem])
  })

  test('VAL-013 a pickup has no date and needs none', () => {
    expect(listProblems({ deliveryDate: null }, { isPickup: true })).toEqual([])
    expect(listProblems({}, { isPickup: true })).toEqual([
      'deliveryDate: Um pedido com retirada não tem data de entrega.',
    ])
  })

  test('C-78 triangulation only for sellers that do it', () => {
    expect(listProblems({ isTriangulation: true }, { canDoTriangulation: false })).toEqual([
      'isTriangulation: Este integrador não faz conta e ordem.',
    ])
  })
})
