import { expect, test } from 'vitest'
import { orderStatusNames } from '../status/order-status.ts'
import { canRecalculate, type Recalculation } from './recalculation.ts'

const listStatuses = (what: Recalculation) => orderStatusNames.filter((status) => canRecalculate(what, status).allowed)

test('DET-022 insurance is recalculated in four statuses, everything else until the order is validated', () => {
  expect(listStatuses('insurance')).toEqual(['CART', 'BUDGET', 'INVOICE', 'INVOICE_VALIDATED'])
  expect(listStatuses('availability')).toEqual(['BUDGET', 'INVOICE'])
  expect(listStatuses('commission')).toEqual(['BUDGET', 'INVOICE'])
  expect(listStatuses('deliveryDate')).toEqual(['INVOICE'])
})
