import { expect, test } from 'vitest'
import { holderOf } from './order-holder.ts'

const pix = { paymentMethod: 'PIX', futureSale: false, isTriangulation: false, triangulationStatus: null } as const

test('DET-055 an order says with whom it waits, by status and payment', () => {
  expect(holderOf({ ...pix, status: 'INVOICE' })).toBe('o comercial')
  expect(holderOf({ ...pix, status: 'INVOICE_VALIDATED' })).toBe('o comercial')
  expect(holderOf({ ...pix, status: 'INVOICE_VALIDATED', paymentMethod: 'FINANCING' })).toBe('o cadastro')
  expect(holderOf({ ...pix, status: 'INVOICE_VALIDATED', futureSale: true })).toBe('o cadastro')
  expect(holderOf({ ...pix, status: 'INVOICE_APPROVED' })).toBe('o integrador')
  expect(holderOf({ ...pix, status: 'INVOICE_APPROVED', paymentMethod: 'OTHERS' })).toBe('o financeiro')
  expect(holderOf({ ...pix, status: 'INVOICE_DELIVERED' })).toBeNull()
})

test('TRI-008 T18 a billed triangulation order waits for its operation, then for its release', () => {
  const billed = { ...pix, status: 'INVOICE_BILLED' } as const
  expect(holderOf(billed)).toBe('a expedição')
  expect(holderOf({ ...billed, isTriangulation: true, triangulationStatus: 'NOT_CREATED' })).toBe('o integrador')
  expect(holderOf({ ...billed, isTriangulation: true, triangulationStatus: 'CREATED' })).toBe('o integrador')
  expect(holderOf({ ...billed, isTriangulation: true, triangulationStatus: 'COMPLETED' })).toBe('o comercial')
})
