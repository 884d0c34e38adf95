import { expect, test } from 'vitest'
import { orderStatusNames } from '../status/order-status.ts'
import { canRecalculate, type Recalculation } from './recalculation.ts'

const statusesOf = (what: Recalculation) => orderStatusNames.filter((status) => canRecalculate(what, status).allowed)

test('DET-022 insurance is recalculated in four statuses, everything else until the order is validated', () => {
  expect(statusesOf('insurance')).toEqual(['CART', 'BUDGET', 'INVOICE', 'INVOICE_VALIDATED'])
  expect(statusesOf('availability')).toEqual(['BUDGET', 'INVOICE'])
  expect(statusesOf('commission')).toEqual(['BUDGET', 'INVOICE'])
  expect(statusesOf('deliveryDate')).toEqual(['INVOICE'])
})
