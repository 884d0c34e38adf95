import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { expect, test } from 'vitest'
import { movedPrices } from './moved-prices.ts'

const panel = anOrderItem()
const clamp = anOrderItem({ productErpCode: '10200001', productName: 'Grampo final', unitValue: 4.2 })
const shown = anOrder({ invoiceItems: [panel, clamp] })

test('C-80 names what costs something else now, and what is gone', () => {
  const now = anOrder({ invoiceItems: [{ ...panel, unitValue: 460 }] })
  expect(movedPrices(shown, now)).toEqual([
    { code: '10010005', name: panel.productName, before: 449.9, after: 460 },
    { code: '10200001', name: 'Grampo final', before: 4.2, after: null },
  ])
})

test('C-80 C-29 says nothing of prices that stayed or are hidden', () => {
  expect(movedPrices(shown, shown)).toEqual([])
  const hidden = anOrder({ invoiceItems: [{ ...panel, unitValue: null }] })
  expect(movedPrices(hidden, shown)).toEqual([])
})
