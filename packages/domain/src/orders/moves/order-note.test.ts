import { expect, test } from 'vitest'
import { orderNote } from './order-note.ts'

test('DET-007 the note says how the order came to be', () => {
  expect(orderNote({ type: 'MP', status: 'INVOICE' })).toBe('Pedido criado com monte seu gerador')
  expect(orderNote({ type: 'PA', status: 'BUDGET' })).toBe('Orçamento de um kit pronto')
  expect(orderNote({ type: 'BF', status: 'INVOICE' })).toBe('Pedido formado por produtos de uma promoção')
})

test('DET-008 the note of an ended order says how it ended', () => {
  expect(orderNote({ type: 'MP', status: 'INVOICE_CANCELED_PAID' })).toMatch(/ · cancelado$/)
  expect(orderNote({ type: 'MP', status: 'INVOICE_REPROVED', futureSale: 1 })).toMatch(/ · venda futura · reprovado$/)
})
