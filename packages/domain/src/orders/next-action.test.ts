import { expect, test } from 'vitest'
import type { Role } from '../access/roles.ts'
import { nextActionOf } from './next-action.ts'
import { orderActions } from './order-actions.ts'
import type { OrderStatus } from './order-status.ts'

const nextOf = (role: Role, status: OrderStatus, rest: { paymentMethod?: string; isTriangulation?: boolean } = {}) => {
  const { paymentMethod = 'PIX', isTriangulation = false } = rest
  const actions = orderActions({
    roles: [role],
    status,
    type: 'MP',
    lacks: null,
    campaignOpen: true,
    paymentMethod,
    isPaymentReleased: false,
    isFutureSale: false,
    isTriangulation,
    triangulationStatus: null,
    hasFeedback: false,
    isWithFreightHub: false,
    addressType: 'same',
    deliveryCep: '13083872',
  })
  return nextActionOf({ status, actions, isBuyer: role === 'INTEGRATOR' })
}

test('DET-014 an order in analysis is validated by who may, others wait', () => {
  expect(nextOf('COMMERCIAL', 'INVOICE')).toBe('validate')
  expect(nextOf('CUSTOMER_SUCCESS', 'INVOICE')).toBe('validate')
  expect(nextOf('FINANCIAL', 'INVOICE')).toBeNull()
  expect(nextOf('INTEGRATOR', 'INVOICE')).toBeNull()
})

test('CCA-026 C-87 a captured card is analysed by the financial department, others wait', () => {
  expect(nextOf('FINANCIAL', 'INVOICE_ANALYSIS', { paymentMethod: 'CREDIT_CARD' })).toBe('analyseCard')
  expect(nextOf('COMMERCIAL', 'INVOICE_ANALYSIS', { paymentMethod: 'CREDIT_CARD' })).toBeNull()
  expect(nextOf('INTEGRATOR', 'INVOICE_ANALYSIS', { paymentMethod: 'CREDIT_CARD' })).toBeNull()
})

test('DET-015 what is financed is billed by the financial department before it is paid', () => {
  expect(nextOf('FINANCIAL', 'INVOICE_APPROVED', { paymentMethod: 'FINANCING' })).toBe('confirmBilling')
  expect(nextOf('FINANCIAL', 'INVOICE_APPROVED', { paymentMethod: 'PIX' })).toBeNull()
  expect(nextOf('COMMERCIAL', 'INVOICE_APPROVED', { paymentMethod: 'OTHERS' })).toBeNull()
})

test('DET-055 who buys pays, staff are not asked to; the payment of others is released first', () => {
  expect(nextOf('INTEGRATOR', 'INVOICE_APPROVED')).toBe('pay')
  expect(nextOf('COMMERCIAL', 'INVOICE_APPROVED')).toBeNull()
  expect(nextOf('ADMINISTRATOR', 'INVOICE_VALIDATED')).toBe('approve')
  expect(nextOf('ADMINISTRATOR', 'INVOICE_VALIDATED', { paymentMethod: 'OTHERS' })).toBe('releasePayment')
})

test('DET-011 an order that ended badly is made anew, one that goes on is not', () => {
  expect(nextOf('INTEGRATOR', 'INVOICE_REPROVED')).toBe('remake')
  expect(nextOf('INTEGRATOR', 'INVOICE_CANCELED')).toBe('remake')
  expect(nextOf('INTEGRATOR', 'INVOICE_DELIVERED')).toBeNull()
  expect(nextOf('INTEGRATOR', 'INVOICE_BILLED', { isTriangulation: true })).toBe('openTriangulation')
})
