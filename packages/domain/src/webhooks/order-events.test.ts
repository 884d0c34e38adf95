import { expect, test } from 'vitest'
import { type OrderStatus, orderStatusNames } from '../orders/index.ts'
import { findOrderEvents } from './index.ts'

const typesOf = (from: OrderStatus | null, to: OrderStatus) =>
  findOrderEvents({ id: 7, from, to }).map(({ type }) => type)

test.each<[OrderStatus | null, OrderStatus, string[]]>([
  ['CART', 'BUDGET', ['budget.created']],
  [null, 'BUDGET', ['budget.created']],
  ['BUDGET', 'BUDGET_EXPIRED', ['budget.expired']],
  ['CART', 'INVOICE', ['order.created']],
  ['BUDGET', 'INVOICE', ['order.created']],
  ['INVOICE', 'INVOICE_VALIDATED', ['order.status_changed']],
  ['INVOICE_APPROVED', 'INVOICE_PAYED', ['order.status_changed', 'order.paid']],
  ['INVOICE_ANALYSIS', 'INVOICE_PAYED', ['order.status_changed', 'order.paid']],
  ['BILLED_WAITING_PAYMENT', 'BILLED_WAITING_RELEASE', ['order.status_changed', 'order.paid']],
  ['INVOICE_SEPARATE', 'BILLED_WAITING_RELEASE', ['order.status_changed']],
  ['CART', 'CART', []],
  ['BUDGET', 'BUDGET', []],
])('WHK-002 a step from %s to %s is %j', (from, to, types) => expect(typesOf(from, to)).toEqual(types))

test('WHK-002 a line of the log without a move is no event', () => {
  expect(orderStatusNames.flatMap((status) => typesOf(status, status))).toEqual([])
})

test('WHK-002 a move that passes statuses is one change, and pays the order if one of them does', () => {
  const skipped = ['INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP'] as const
  expect(findOrderEvents({ id: 7, from: 'INVOICE_APPROVED', skipped, to: 'INVOICE_PAYED_ERP' })).toEqual([
    { type: 'order.status_changed', data: { id: 7, from: 'INVOICE_APPROVED', to: 'INVOICE_PAYED_ERP' } },
    { type: 'order.paid', data: { id: 7, status: 'INVOICE_PAYED_ERP' } },
  ])
})

test('WHK-004 an event names the order and its statuses', () => {
  expect(findOrderEvents({ id: 7, from: 'INVOICE_APPROVED', to: 'INVOICE_PAYED' })).toEqual([
    { type: 'order.status_changed', data: { id: 7, from: 'INVOICE_APPROVED', to: 'INVOICE_PAYED' } },
    { type: 'order.paid', data: { id: 7, status: 'INVOICE_PAYED' } },
  ])
})
