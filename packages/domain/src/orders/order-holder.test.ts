import { expect, test } from 'vitest'
import { holderOf } from './order-holder.ts'

const pix = { paymentMethod: 'PIX', futureSale: false } as const

test('DET-055 an order says with whom it waits, by status and payment', () => {
  expect(holderOf({ ...pix, status: 'INVOICE' })).toBe('o comercial')
  expect(holderOf({ ...pix, status: 'INVOICE_VALIDATED' })).toBe('o comercial')
  expect(holderOf({ ...pix, status: 'INVOICE_VALIDATED', paymentMethod: 'FINANCING' })).toBe('o cadastro')
  expect(holderOf({ ...pix, status: 'INVOICE_VALIDATED', futureSale: true })).toBe('o cadastro')
  expect(holderOf({ ...pix, status: 'INVOICE_APPROVED' })).toBe('o integrador')
  expect(holderOf({ ...pix, status: 'INVOICE_APPROVED', paymentMethod: 'OTHERS' })).toBe('o financeiro')
  expect(holderOf({ ...pix, status: 'INVOICE_DELIVERED' })).toBeNull()
})
