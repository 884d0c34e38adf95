import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import { computeGeneratorPower } from '@girassol/domain/orders'

const times = (reais: number, quantity: number) => Math.round(reais * 100 * quantity) / 100
const plus = (reais: number | null, change: number) =>
  reais === null ? null : Math.round((reais + change) * 100) / 100
const computePower = ({ groupCode, unitPower }: OrderItemView) =>
  computeGeneratorPower({ groupCode, powerW: unitPower })

/**
 * The cart with a new quantity of an item, shown until the server responds: 0 removes the item, and totals change by
 * the price of the units. Freight and discount change only with the response.
 */
export const withQuantity = (cart: OrderView, code: string, quantity: number): OrderView => {
  const before = cart.invoiceItems.find((item) => item.productErpCode === code)
  if (before === undefined || before.quantity === quantity) return cart
  const computeTotal = ({ unitValue }: OrderItemView) => (unitValue === null ? null : times(unitValue, quantity))
  const after = { ...before, quantity, totalValue: computeTotal(before) }
  const change = (after.totalValue ?? 0) - (before.totalValue ?? 0)
  const units = quantity - before.quantity
  return {
    ...cart,
    invoiceItems: cart.invoiceItems.flatMap((item) => (item !== before ? [item] : quantity === 0 ? [] : [after])),
    kitPower: cart.kitPower + (computePower(before) * units) / 1000,
    subTotal: plus(cart.subTotal, change),
    subTotalWithDiscount: plus(cart.subTotalWithDiscount, change),
    rawInvoice: plus(cart.rawInvoice, change),
    totalInvoice: plus(cart.totalInvoice, change),
  }
}
