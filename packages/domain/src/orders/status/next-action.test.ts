import { expect, test } from 'vitest'
import type { Role } from '../../access/roles.ts'
import type { TriangulationStatus } from '../moves/order-facts.ts'
import { findNextAction } from './next-action.ts'
import { orderActions } from './order-actions.ts'
import type { OrderStatus } from './order-status.ts'

type Rest = { paymentMethod?: string; isTriangulation?: boolean; triangulationStatus?: TriangulationStatus | null }

const findNext = (role: Role, status: OrderStatus, rest: Rest = {}) => {
  const { paymentMethod = 'PIX', isTriangulation = false, triangulationStatus = null } = rest
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
    triangulationStatus,
    hasFeedback: false,
    isWithFreightHub: false,
    addressType: 'same',
    deliveryCep: '13083872',
  })
  return findNextAction({ status, triangulationStatus, actions, isBuyer: role === 'INTEGRATOR' })
}

test('DET-014 an order in analysis is validated by who may, others wait', () => {
  expect(findNext('COMMERCIAL', 'INVOICE')).toBe('validate')
  expect(findNext('CUSTOMER_SUCCESS', 'INVOICE')).toBe('validate')
  expect(findNext('FINANCIAL', 'INVOICE')).toBeNull()
  expect(findNext('INTEGRATOR', 'INVOICE')).toBeNull()
})

test('CCA-026 C-87 a captured card is analysed by the financial department, others wait', () => {
  expect(findNext('FINANCIAL', 'INVOICE_ANALYSIS', { paymentMethod: 'CREDIT_CARD' })).toBe('analyseCard')
  expect(findNext('COMMERCIAL', 'INVOICE_ANALYSIS', { paymentMethod: 'CREDIT_CARD' })).toBeNull()
  expect(findNext('INTEGRATOR', 'INVOICE_ANALYSIS', { paymentMethod: 'CREDIT_CARD' })).toBeNull()
})

test('DET-015 what is financed is billed by the financial department before it is paid', () => {
  expect(findNext('FINANCIAL', 'INVOICE_APPROVED', { paymentMethod: 'FINANCING' })).toBe('confirmBilling')
  expect(findNext('FINANCIAL', 'INVOICE_APPROVED', { paymentMethod: 'PIX' })).toBeNull()
  expect(findNext('COMMERCIAL', 'INVOICE_APPROVED', { paymentMethod: 'OTHERS' })).toBeNull()
})

test('DET-055 who buys pays, staff need not; the payment of others is released first', () => {
  expect(findNext('INTEGRATOR', 'INVOICE_APPROVED')).toBe('pay')
  expect(findNext('COMMERCIAL', 'INVOICE_APPROVED')).toBeNull()
  expect(findNext('ADMINISTRATOR', 'INVOICE_VALIDATED')).toBe('approve')
  expect(findNext('ADMINISTRATOR', 'INVOICE_VALIDATED', { paymentMethod: 'OTHERS' })).toBe('releasePayment')
})

test('DET-011 an order that ended badly is made anew, one that goes on is not', () => {
  expect(findNext('INTEGRATOR', 'INVOICE_REPROVED')).toBe('remake')
  expect(findNext('INTEGRATOR', 'INVOICE_CANCELED')).toBe('remake')
  expect(findNext('INTEGRATOR', 'INVOICE_DELIVERED')).toBeNull()
})

test('TRI-008 T18 the integrator fills in the operation, the supervisor releases a complete one, no one after that', () => {
  const next = (role: Role, status: OrderStatus, triangulationStatus: TriangulationStatus) =>
    findNext(role, status, { isTriangulation: true, triangulationStatus })
  expect(next('INTEGRATOR', 'INVOICE_BILLED', 'NOT_CREATED')).toBe('openTriangulation')
  expect(next('INTEGRATOR', 'INVOICE_SEPARATE', 'CREATED')).toBe('openTriangulation')
  expect(next('COMMERCIAL_SUPERVISOR', 'INVOICE_BILLED', 'CREATED')).toBeNull()
  expect(next('INTEGRATOR', 'INVOICE_BILLED', 'COMPLETED')).toBeNull()
  expect(next('COMMERCIAL_SUPERVISOR', 'INVOICE_BILLED', 'COMPLETED')).toBe('openTriangulation')
  expect(next('COMMERCIAL', 'INVOICE_BILLED', 'COMPLETED')).toBeNull()
  expect(next('ADMINISTRATOR', 'WAITING_APPROVAL', 'PROCESSING')).toBeNull()
  expect(next('INTEGRATOR', 'INVOICE_DELIVERED', 'APPROVED')).toBeNull()
})
