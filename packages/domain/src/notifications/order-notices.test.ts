import { expect, test } from 'vitest'
import { findOrderNotices } from './order-notices.ts'

const titles = (...move: Parameters<typeof findOrderNotices>) =>
  findOrderNotices(...move).map(({ title, to }) => [title, to])

test.each([
  ['INVOICE', 'INVOICE_VALIDATED', 'Pedido validado'],
  ['PROCESSING', 'INVOICE_APPROVED', 'Pedido aprovado'],
  ['INVOICE_VALIDATED', 'INVOICE_REPROVED', 'Pedido reprovado'],
  ['PROCESSING_CANCELLATION', 'INVOICE_CANCELED', 'Pedido cancelado'],
  ['INVOICE_APPROVED', 'INVOICE_PAYED', 'Pagamento recebido'],
  ['WAITING_DISPATCH', 'INVOICE_DISPATCHED', 'Pedido expedido'],
  ['DELIVERY_EN_ROUTE', 'INVOICE_DELIVERED', 'Pedido entregue'],
] as const)('C-111 from %s to %s the seller is notified with %s', (from, to, title) => {
  expect(titles(from, to)).toEqual([[title, 'seller']])
})

test('C-111 an answer of the ERP that returns an order notifies nobody', () => {
  expect(findOrderNotices('PROCESSING', 'INVOICE_VALIDATED')).toEqual([])
  expect(findOrderNotices('PROCESSING_CANCELLATION', 'INVOICE_APPROVED')).toEqual([])
  expect(findOrderNotices('PROCESSING_DISASSEMBLY', 'INVOICE_DELIVERED')).toEqual([])
})

test.each(['INVOICE_BILLING', 'CONFIRMING_BILL_ERP'] as const)(
  'C-50 C-111 the financial department is notified of a billing refused by the ERP from %s',
  (from) => {
    expect(titles(from, 'INVOICE_APPROVED')).toEqual([['Faturamento recusado', 'financial']])
  },
)

test('C-54 C-111 the financial department is notified of a refund that is due and of a reversed payment', () => {
  expect(titles('PROCESSING_CANCELLATION', 'INVOICE_CANCELED_PAID')).toContainEqual([
    'Devolução de pagamento',
    'financial',
  ])
  expect(titles('INVOICE_ANALYSIS', 'INVOICE_PAYMENT_ERROR')).toEqual([['Erro no pagamento', 'financial']])
})

test('C-111 the message names the order', () => {
  expect(findOrderNotices('INVOICE', 'INVOICE_VALIDATED')[0]?.message(10478)).toBe(
    'O pedido 10478 foi validado e espera a aprovação.',
  )
})
