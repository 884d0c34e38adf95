import { describe, expect, test } from 'vitest'
import {
  availabilityWord,
  boardingWord,
  canOrder,
  computeAvailability,
  computeKitAvailability,
  computeKitStock,
  countDaysToDispatch,
  findLatestAvailability,
  stockRefusals,
} from './availability.ts'

const today = '2026-11-23'

describe('computeAvailability', () => {
  const known = { boardingDate: null, quantity: 5 }
  const arriving = { boardingDate: '2026-12-10', quantity: 5 }
  test.each([
    { stock: { ...known, remainingQuantity: 5 }, leaves: 'Immediate' },
    { stock: { ...arriving, remainingQuantity: 5 }, leaves: 'Immediate' },
    { stock: { ...arriving, remainingQuantity: 4 }, leaves: '2026-12-10' },
    { stock: { ...known, remainingQuantity: 4 }, leaves: null },
    { stock: { ...known, remainingQuantity: 0, quantity: 1 }, leaves: null },
    { stock: { ...known, remainingQuantity: 0, boardingDate: today }, leaves: null },
    { stock: { ...known, remainingQuantity: 0, boardingDate: '2026-11-24' }, leaves: '2026-11-24' },
    { stock: { ...known, remainingQuantity: null }, leaves: 'SEARCH' },
    { stock: { ...arriving, remainingQuantity: null }, leaves: 'SEARCH' },
  ])('C-28 $stock leaves $leaves', ({ stock, leaves }) => {
    expect(computeAvailability({ ...stock, today })).toBe(leaves)
  })

  test('STORE-026 what is out of stock is refused with the sentence of the documents, a later day is not', () => {
    expect(canOrder(null)).toEqual({ allowed: false, refusal: 'outOfStock' })
    expect(stockRefusals.outOfStock).toBe('Produto fora de estoque!')
    expect(canOrder('2026-12-10').allowed).toBe(true)
    expect(canOrder('SEARCH').allowed).toBe(true)
  })
})

describe('a kit', () => {
  const onHand = { remainingQuantity: 25, boardingDate: null, each: 10 }
  const boarding = { remainingQuantity: 0, boardingDate: '2026-12-14', each: 1 }
  const sooner = { remainingQuantity: 1, boardingDate: '2026-12-01', each: 2 }
  const unknown = { remainingQuantity: null, boardingDate: null, each: 1 }
  const gone = { remainingQuantity: 0, boardingDate: null, each: 1 }

  test('C-28 leaves with the latest of its items', () => {
    expect(computeKitAvailability([onHand, sooner, boarding], { quantity: 1, today })).toBe('2026-12-14')
    expect(computeKitAvailability([onHand], { quantity: 2, today })).toBe('Immediate')
  })

  test('C-28 is out of stock when any item is, counted for the requested kits', () => {
    expect(computeKitAvailability([onHand, gone, unknown], { quantity: 1, today })).toBeNull()
    expect(computeKitAvailability([onHand], { quantity: 3, today })).toBeNull()
  })

  test('C-28 an item of unknown stock cannot be promised, whatever the days of the others', () => {
    expect(computeKitAvailability([boarding, unknown], { quantity: 1, today })).toBe('SEARCH')
  })

  test('C-28 its stock is the number of whole kits that the items make', () => {
    expect(computeKitStock([onHand, sooner])).toBe(0)
    expect(computeKitStock([onHand, { ...onHand, each: 3 }])).toBe(2)
    expect(computeKitStock([onHand, unknown])).toBeNull()
  })
})

describe('the days to dispatch', () => {
  test.each([
    ['Immediate', 0],
    ['2026-11-30', 9],
    ['2027-01-01', 41],
    ['2026-11-20', 0],
    ['SEARCH', null],
    [null, null],
  ] as const)('DEC-001 %s is in %s calendar days', (availability, days) => {
    expect(countDaysToDispatch(availability, '2026-11-21')).toBe(days)
  })

  test('DEC-001 C-28 several products are shipped with the latest, and not at all when one is out of stock', () => {
    expect(findLatestAvailability(['Immediate', '2026-12-14', '2026-12-01'])).toBe('2026-12-14')
    expect(findLatestAvailability(['2026-12-14', 'SEARCH'])).toBe('SEARCH')
    expect(findLatestAvailability(['SEARCH', null])).toBeNull()
    expect(findLatestAvailability([])).toBe('Immediate')
  })
})

describe('the words of an availability', () => {
  test.each([
    ['Immediate', 'Imediato', 'Imediato'],
    ['SEARCH', 'Consultar', 'Consultar'],
    ['2026-12-05', '05/12/2026', 'Embarque 05/12/2026'],
  ] as const)('C-28 %s reads %s, and %s where no label stands beside it', (availability, word, alone) => {
    expect([availabilityWord(availability), boardingWord(availability)]).toEqual([word, alone])
  })
})
