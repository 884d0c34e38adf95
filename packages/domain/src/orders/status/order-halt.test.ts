import { expect, test } from 'vitest'
import { findHalt, haltCauseNames, orderHalts } from './order-halt.ts'
import { findHolder } from './order-holder.ts'
import { orderStatuses, orderStatusNames } from './order-status.ts'

const calm = { previousStatus: null, isPaymentRefused: false }

test('USE-019 a status that halts an order has its own cause, and a user who acts next', () => {
  const halting = orderStatusNames.filter((status) => orderStatuses[status].halt !== null)
  expect(new Set(halting.map((status) => findHalt({ ...calm, status }))).size).toBe(halting.length)
  expect(findHalt({ ...calm, status: 'INVOICE_PAYMENT_ERROR' })).toBe('paymentError')
  expect(findHalt({ ...calm, status: 'INVOICE_PAYED' })).toBeNull()
  for (const status of halting) {
    expect(findHolder({ status, paymentMethod: 'PIX', futureSale: false })).not.toBeNull()
  }
})

test('USE-019 an order that the ERP returned shows what was refused', () => {
  expect(findHalt({ ...calm, status: 'INVOICE_VALIDATED', previousStatus: 'PROCESSING' })).toBe('creationRefused')
  expect(findHalt({ ...calm, status: 'INVOICE_VALIDATED', previousStatus: 'INVOICE' })).toBeNull()
  expect(findHalt({ ...calm, status: 'INVOICE_APPROVED', previousStatus: 'CONFIRMING_BILL_ERP' })).toBe(
    'billingRefused',
  )
  expect(findHalt({ ...calm, status: 'INVOICE_APPROVED', previousStatus: 'PROCESSING' })).toBeNull()
  expect(findHalt({ ...calm, status: 'INVOICE_BILLED', previousStatus: 'WAITING_APPROVAL' })).toBe('operationRefused')
})

test('USE-019 E5 a refused payment halts an unpaid order, and no later one', () => {
  const refused = { previousStatus: null, isPaymentRefused: true }
  expect(findHalt({ ...refused, status: 'INVOICE_APPROVED' })).toBe('paymentRefused')
  expect(findHalt({ ...refused, status: 'INVOICE_PAYED' })).toBeNull()
})

test('USE-019 every notice names the amount', () => {
  for (const cause of haltCauseNames) expect(orderHalts[cause].happened('R$ 10,00')).toContain('R$ 10,00')
})
