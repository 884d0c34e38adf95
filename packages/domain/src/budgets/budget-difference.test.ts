import { describe, expect, test } from 'vitest'
import { type BudgetVersion, budgetDifference, isSameVersion, type VersionItem } from './budget-difference.ts'

const panel: VersionItem = {
  code: '10010005',
  name: 'Painel 550 W',
  quantity: 10,
  unitValueCents: 44_990,
  availability: 'Immediate',
}
const inverter: VersionItem = {
  ...panel,
  code: '10100003',
  name: 'Inversor 5 kW',
  quantity: 1,
  unitValueCents: 399_900,
}

const version = (rest: Partial<BudgetVersion> = {}): BudgetVersion => ({
  items: [panel, inverter],
  customerName: 'Padaria Trigo Dourado',
  paymentMethod: 'PIX',
  delivery: 'Goiânia, GO',
  subTotalCents: 849_800,
  discountCents: 0,
  freightCents: 27_194,
  interestCents: 0,
  totalCents: 876_994,
  ...rest,
})

describe('BUD-043 what an edit changed', () => {
  test('BUD-043 an edit that changes nothing reports only the total', () => {
    const difference = budgetDifference(version(), version())
    expect(difference).toEqual({ items: [], facts: [], values: [{ name: 'total', before: 876_994, after: 876_994 }] })
    expect(isSameVersion(difference)).toBe(true)
  })

  test('BUD-043 other quantities, prices and dates are changed items, new ones and missing ones are distinguished', () => {
    const clamp = { ...panel, code: '10200001', name: 'Grampo', quantity: 20, unitValueCents: 1_290 }
    const dearer = { ...panel, quantity: 12, unitValueCents: 45_500, availability: '2026-12-10' } as const
    expect(budgetDifference(version(), version({ items: [dearer, clamp] })).items).toEqual([
      {
        kind: 'changed',
        code: '10010005',
        name: 'Painel 550 W',
        quantity: { before: 10, after: 12 },
        unitValueCents: { before: 44_990, after: 45_500 },
        availability: { before: 'Immediate', after: '2026-12-10' },
      },
      {
        kind: 'added',
        code: '10200001',
        name: 'Grampo',
        quantity: { before: 0, after: 20 },
        unitValueCents: { before: null, after: 1_290 },
        availability: { before: null, after: 'Immediate' },
      },
      {
        kind: 'removed',
        code: '10100003',
        name: 'Inversor 5 kW',
        quantity: { before: 1, after: 0 },
        unitValueCents: { before: 399_900, after: null },
        availability: { before: 'Immediate', after: null },
      },
    ])
  })

  test('BUD-043 customer, place, payment and each changed value are reported', () => {
    const after = version({ customerName: 'Maria', delivery: 'Retirada', freightCents: 0, totalCents: 849_800 })
    const difference = budgetDifference(version(), after)
    expect(difference.facts).toEqual([
      { name: 'customerName', before: 'Padaria Trigo Dourado', after: 'Maria' },
      { name: 'delivery', before: 'Goiânia, GO', after: 'Retirada' },
    ])
    expect(difference.values).toEqual([
      { name: 'freight', before: 27_194, after: 0 },
      { name: 'total', before: 876_994, after: 849_800 },
    ])
    expect(isSameVersion(difference)).toBe(false)
  })
})
