import { expect, test } from 'vitest'
import { notificationIcons, notificationTypes, parsePollSeconds, toNotificationPath } from './notification.ts'

test('NOT-003 a notification is of one of six types', () => {
  expect([...notificationTypes].sort()).toEqual([
    'BUDGET',
    'BUDGET_EXPIRATION',
    'INVOICE',
    'INVOICE_EXPIRATION',
    'SELLER_DIGITAL_DOCUMENT',
    'SELLER_REGISTER',
  ])
})

test('NOT-004 a notification bears one of five icons', () => {
  expect([...notificationIcons].sort()).toEqual(['DANGER', 'INFO', 'LOGOUT', 'SUCCESS', 'WARNING'])
})

test.each([
  [undefined, 60],
  [null, 60],
  ['x', 60],
  [120, 120],
  ['30', 30],
  [1, 10],
  [1_000_000, 3600],
])('C-10 an interval configured as %s is %i seconds', (configured, seconds) => {
  expect(parsePollSeconds(configured)).toBe(seconds)
})

test.each([
  ['INVOICE', 7, '/pedidos/7'],
  ['INVOICE_EXPIRATION', 7, '/pedidos/7'],
  ['BUDGET', 7, '/orcamentos/7'],
  ['BUDGET_EXPIRATION', 7, '/orcamentos/7'],
  ['SELLER_REGISTER', 7, null],
  ['SELLER_DIGITAL_DOCUMENT', null, null],
  ['INVOICE', null, null],
] as const)('C-111 a notification %s about %s leads to %s', (type, invoiceId, address) => {
  expect(toNotificationPath({ type, invoiceId, path: null })).toBe(address)
})
