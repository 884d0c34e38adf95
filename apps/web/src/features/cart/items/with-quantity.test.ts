import { anOrder, anOrderItem } from '@girassol/test-data/orders'
import { describe, expect, test } from 'vitest'
import { withQuantity } from './with-quantity.ts'

const panel = anOrderItem()
const clamp = anOrderItem({
  id: 2,
  productErpCode: '10200001',
  groupCode: '1020',
  quantity: 20,
  unitValue: 4.2,
  totalValue: 84,
  unitPower: null,
})
const cart = anOrder({
  status: 'CART',
  invoiceItems: [panel, clamp],
  subTotal: 4583,
  subTotalWithDiscount: 4583,
  rawInvoice: 4583,
  totalInvoice: 4583,
  kitPower: 5.5,
})

describe('a quantity before the server responds', () => {
  test('CART-025 moves the item, the totals and the power by the units', () => {
    const shown = withQuantity(cart, '10010005', 12)
    expect(shown.invoiceItems[0]).toMatchObject({ quantity: 12, totalValue: 5398.8 })
    expect(shown).toMatchObject({ subTotal: 5482.8, totalInvoice: 5482.8 })
    expect(shown.kitPower).toBeCloseTo(6.6)
  })

  test('C-32 zero takes the item out', () => {
    const shown = withQuantity(cart, '10200001', 0)
    expect(shown.invoiceItems.map(({ productErpCode }) => productErpCode)).toEqual(['10010005'])
    expect(shown.totalInvoice).toBe(4499)
    expect(shown.kitPower).toBe(5.5)
  })

  test('STORE-020 hidden money stays hidden', () => {
    const hidden = { subTotal: null, subTotalWithDiscount: null, rawInvoice: null, totalInvoice: null }
    const items = [anOrderItem({ unitValue: null, totalValue: null })]
    const shown = withQuantity({ ...cart, ...hidden, invoiceItems: items }, '10010005', 3)
    expect(shown.invoiceItems[0]).toMatchObject({ quantity: 3, totalValue: null })
    expect(shown).toMatchObject(hidden)
  })

  test('CART-025 a product that is not in the cart changes nothing', () => {
    expect(withQuantity(cart, '99999999', 3)).toBe(cart)
  })
})
