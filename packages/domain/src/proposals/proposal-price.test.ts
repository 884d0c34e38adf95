import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canHavePrice, computeOwnProfit, computeProposalPrice } from './proposal-price.ts'

const parts = {
  equipmentCents: 1_234_056,
  markUp: '18',
  servicesCents: 350_000,
  extrasCents: [25_000],
  discountCents: 10_000,
}
const none = { servicesCents: 0, extrasCents: [], discountCents: 0 }

describe('the price of a proposal', () => {
  test('PROP-004 C-169 the mark-up is rounded once, then services and extras are added and the discount taken off', () => {
    expect(computeProposalPrice(parts)).toEqual({
      withMarkUpCents: 1_456_186,
      sumCents: 1_831_186,
      finalCents: 1_821_186,
    })
    expect(computeProposalPrice({ ...none, equipmentCents: 1, markUp: '50' }).finalCents).toBe(2)
    expect(computeProposalPrice({ ...none, equipmentCents: 1, markUp: '49.99' }).finalCents).toBe(1)
  })

  test('PROP-004 a discount above the sum and a price of nothing are refused by name', () => {
    const refusalOf = (changed: Partial<typeof parts>) => {
      const decision = canHavePrice(computeProposalPrice({ ...parts, ...changed }))
      return decision.allowed ? null : decision.refusal
    }
    expect(refusalOf({})).toBeNull()
    expect(refusalOf({ discountCents: 1_831_185 })).toBeNull()
    expect(refusalOf({ discountCents: 1_831_186 })).toBe('priceNotPositive')
    expect(refusalOf({ discountCents: 1_831_187 })).toBe('discountAboveSum')
    expect(refusalOf({ ...none, equipmentCents: 0 })).toBe('priceNotPositive')
  })

  test('PROP-004 without mark-up and parts the price is that of the equipment, and a mark-up never lowers it', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 })
    const percent = fc.integer({ min: 0, max: 30_000 }).map((hundredths) => (hundredths / 100).toFixed(2))
    fc.assert(
      fc.property(cents, percent, (equipmentCents, markUp) => {
        const plain = computeProposalPrice({ ...none, equipmentCents, markUp: '0' }).finalCents
        const marked = computeProposalPrice({ ...none, equipmentCents, markUp }).finalCents
        return plain === equipmentCents && marked >= plain && marked <= 4 * equipmentCents
      }),
    )
  })
})

describe('the profit that the integrator alone sees', () => {
  test('C-169 it is the final price less equipment, own costs and the tax on the price', () => {
    const costs = { labourCents: 140_000, travelCents: 15_000, taxPercent: '6' }
    expect(computeOwnProfit({ equipmentCents: 967_593, finalCents: 1_650_000 }, costs)).toEqual({
      taxCents: 99_000,
      profitCents: 428_407,
      percent: 25.96,
    })
  })

  test('C-169 costs above the price are a loss, and no price has no percentage', () => {
    const costs = { labourCents: 200, travelCents: 0, taxPercent: '0' }
    expect(computeOwnProfit({ equipmentCents: 900, finalCents: 1000 }, costs)).toEqual({
      taxCents: 0,
      profitCents: -100,
      percent: -10,
    })
    expect(computeOwnProfit({ equipmentCents: 0, finalCents: 0 }, costs).percent).toBe(0)
  })
})
