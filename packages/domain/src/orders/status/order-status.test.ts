import { describe, expect, test } from 'vitest'
import { listStatusesIn, type OrderStatus, orderStatuses, orderStatusNames, trackerSteps } from './order-status.ts'

const filledTo = (steps: number): OrderStatus[] =>
  orderStatusNames.filter((status) => orderStatuses[status].tracker === steps)

describe('the statuses', () => {
  test('C-47 there are 34 stored values', () => expect(orderStatusNames).toHaveLength(34))

  test('C-48 every label is unique, in sentence case', () => {
    const labels = orderStatusNames.map((status) => orderStatuses[status].label)
    expect(new Set(labels).size).toBe(34)
    expect(labels.every((label) => /^\p{Lu}/u.test(label))).toBe(true)
    expect(orderStatuses.INVOICE.label).toBe('Pedido em análise')
  })

  test('ORD-058 ORD-059 ORD-060 a cart is in no list, budgets are in theirs, the other 31 are orders', () => {
    expect(listStatusesIn('budgets')).toEqual(['BUDGET', 'BUDGET_EXPIRED'])
    expect(listStatusesIn('orders')).toHaveLength(31)
    expect(listStatusesIn('orders')).not.toContain('CART')
  })

  test('DET-028 C-49 the tracker has eight steps', () => {
    expect(trackerSteps).toHaveLength(8)
    expect(trackerSteps[7]).toBe('Pedido entregue')
  })

  test('DET-029 DET-036 cancelled and rejected leave all grey, every other status fills at least two', () => {
    expect(filledTo(0).sort()).toEqual(['INVOICE_CANCELED', 'INVOICE_CANCELED_PAID', 'INVOICE_REPROVED'])
    expect(filledTo(1)).toEqual([])
  })

  test.each([
    ['DET-030', 3, ['INVOICE_APPROVED', 'INVOICE_BILLING', 'INVOICE_BILLING_ERP']],
    ['DET-031', 4, ['INVOICE_PAYED', 'INVOICE_PAYED_ERP']],
    ['DET-032', 5, ['INVOICE_SEPARATE']],
    ['DET-033', 6, ['INVOICE_BILLED']],
    ['DET-034', 7, ['INVOICE_DISPATCHED', 'DELIVERY_EN_ROUTE', 'DELIVERY_IN_TRANSIT']],
    ['DET-035', 8, ['INVOICE_DELIVERED']],
  ] as const)('%s %i steps are filled by %j', (_id, steps, statuses) => {
    expect(filledTo(steps)).toEqual(expect.arrayContaining([...statuses]))
  })

  test('C-49 waiting for the carrier fills six steps, being delivered seven', () => {
    expect(filledTo(6)).toEqual(
      expect.arrayContaining(['WAITING_DISPATCH', 'WAITING_APPROVAL', 'BILLED_WAITING_PAYMENT']),
    )
    expect(filledTo(7)).toEqual(expect.arrayContaining(['DELIVERY_START', 'DELIVERY_AT_AFFILIATE']))
  })
})
