import { expect, test } from 'vitest'
import { roles } from '../../access/roles.ts'
import { actsFor, findHolder, type orderHolders } from './order-holder.ts'

const pix = { paymentMethod: 'PIX', futureSale: false, isTriangulation: false, triangulationStatus: null } as const

test('DET-055 an order says with whom it waits, by status and payment', () => {
  expect(findHolder({ ...pix, status: 'INVOICE' })).toBe('commercial')
  expect(findHolder({ ...pix, status: 'INVOICE_VALIDATED' })).toBe('commercial')
  expect(findHolder({ ...pix, status: 'INVOICE_VALIDATED', paymentMethod: 'FINANCING' })).toBe('registration')
  expect(findHolder({ ...pix, status: 'INVOICE_VALIDATED', futureSale: true })).toBe('registration')
  expect(findHolder({ ...pix, status: 'INVOICE_APPROVED' })).toBe('integrator')
  expect(findHolder({ ...pix, status: 'INVOICE_APPROVED', paymentMethod: 'OTHERS' })).toBe('financial')
  expect(findHolder({ ...pix, status: 'INVOICE_BILLED' })).toBe('dispatch')
  expect(findHolder({ ...pix, status: 'INVOICE_DELIVERED' })).toBeNull()
})

test('USE-019 each holder has the roles that act for it; a system has none', () => {
  const actors = (holder: keyof typeof orderHolders) => roles.filter((role) => actsFor([role], holder))
  expect(actors('financial')).toEqual(['FINANCIAL'])
  expect(actors('integrator')).toEqual(['INTEGRATOR', 'MANAGER', 'CONTRIBUTOR'])
  expect(actors('carrier')).toEqual(['SHIPPING_COMPANY'])
  expect(actors('erp')).toEqual([])
})

test('TRI-008 T18 a billed triangulation order waits for its operation, then for its release', () => {
  const billed = { ...pix, status: 'INVOICE_BILLED' } as const
  expect(findHolder(billed)).toBe('dispatch')
  expect(findHolder({ ...billed, isTriangulation: true, triangulationStatus: 'NOT_CREATED' })).toBe('integrator')
  expect(findHolder({ ...billed, isTriangulation: true, triangulationStatus: 'CREATED' })).toBe('integrator')
  expect(findHolder({ ...billed, isTriangulation: true, triangulationStatus: 'COMPLETED' })).toBe('commercial')
})
