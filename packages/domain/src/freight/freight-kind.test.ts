import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePercent, toDecimal } from '../shared/money.ts'
import { type ChargedFreight, describeFreight, findFreightKind } from './freight-kind.ts'

const freight: ChargedFreight = {
  addressType: 'same',
  freightCents: 32_000,
  discountCents: 0,
  percentage: '3.2',
  minimumCents: 15_000,
  basisCents: 1_000_000,
}

test('USE-006 each kind of freight has its label', () => {
  const label = (rest: Partial<ChargedFreight>) =>
    describeFreight(findFreightKind({ ...freight, ...rest }), Number(rest.percentage ?? freight.percentage))
  expect(label({})).toBe('Frete (3,20%)')
  expect(label({ percentage: '3.205', freightCents: 32_050 })).toBe('Frete (3,205%)')
  expect(label({ basisCents: 100_000, freightCents: 15_000 })).toBe('Frete (mínimo)')
  expect(label({ freightCents: 30_000, discountCents: 2000 })).toBe('Frete combinado')
  expect(label({ freightCents: 0, discountCents: 32_000 })).toBe('Frete combinado')
  expect(label({ freightCents: 31_999 })).toBe('Frete combinado')
  expect(label({ addressType: 'pickup', freightCents: 0 })).toBe('Retirada')
})

test('USE-006 there is no label where there is no freight', () => {
  const none = [{ addressType: null }, { freightCents: 0, percentage: '0', minimumCents: 0 }] as const
  for (const rest of none) expect(describeFreight(findFreightKind({ ...freight, ...rest }), 0)).toBeNull()
})

test('USE-006 the percentage that is shown, times the basis, is the freight to the cent', () => {
  const amounts = { cents: fc.nat(5_000_000), basis: fc.nat(50_000_000), percent: fc.integer({ min: 0, max: 300_000 }) }
  fc.assert(
    fc.property(fc.record({ ...amounts, fits: fc.boolean() }), ({ cents, basis, percent, fits }) => {
      const percentage = toDecimal(percent / 10_000, 4)
      const freightCents = fits ? computePercent(basis, percentage) : cents
      const kind = findFreightKind({ ...freight, basisCents: basis, percentage, freightCents })
      const shown = /^Frete \(([\d.]+,\d+)%\)$/.exec(describeFreight(kind, Number(percentage)) ?? '')?.[1]
      if (shown === undefined) return
      expect(computePercent(basis, shown.replace('.', '').replace(',', '.'))).toBe(freightCents)
    }),
  )
})
