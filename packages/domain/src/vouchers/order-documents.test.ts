import { describe, expect, test } from 'vitest'
import { type Role, roles } from '../access/roles.ts'
import { orderStatusNames } from '../orders/status/order-status.ts'
import { canAddDocument, canRemoveDocument, type DocumentFacts } from './order-documents.ts'

const approved = (role: Role, rest: Partial<DocumentFacts> = {}): DocumentFacts => ({
  roles: [role],
  status: 'INVOICE_APPROVED',
  paymentMethod: 'PIX',
  ...rest,
})

const store: readonly Role[] = [
  'ADMINISTRATOR',
  'INTEGRATOR',
  'COMMERCIAL',
  'COMMERCIAL_SUPERVISOR',
  'CUSTOMER_SUCCESS',
  'MANAGER',
  'CONTRIBUTOR',
]

describe('adding a document to an order', () => {
  test('C-73 VOU-038 the store roles add one', () => {
    expect(roles.filter((role) => canAddDocument(approved(role)).allowed)).toEqual(store)
  })

  test('VOU-015 Financial and Administrator edit the documents of a financed order', () => {
    const financed = { paymentMethod: 'FINANCING' }
    expect(canAddDocument(approved('FINANCIAL', financed))).toEqual({ allowed: true })
    expect(canAddDocument(approved('ADMINISTRATOR', financed))).toEqual({ allowed: true })
    expect(canAddDocument(approved('FINANCIAL', { paymentMethod: 'OTHERS' }))).toEqual({
      allowed: false,
      refusal: 'notYours',
    })
  })

  test('C-73 VOU-038 from the finished order until its products are picked', () => {
    const open = orderStatusNames.filter((status) => canAddDocument(approved('INTEGRATOR', { status })).allowed)
    expect(open).toEqual([
      'INVOICE',
      'INVOICE_VALIDATED',
      'PROCESSING',
      'INVOICE_APPROVED',
      'INVOICE_ANALYSIS',
      'INVOICE_PAYMENT_ERROR',
      'INVOICE_PAYED',
      'CONFIRMING_PAYMENT_ERP',
      'INVOICE_PAYED_ERP',
      'INVOICE_BILLING',
      'CONFIRMING_BILL_ERP',
      'INVOICE_BILLING_ERP',
      'FUTURE_SALE',
    ])
  })
})

describe('removing a document of an order', () => {
  test('VOU-014 C-74 Financial and Administrator remove it, no one else', () => {
    expect(roles.filter((role) => canRemoveDocument(approved(role)).allowed)).toEqual(['ADMINISTRATOR', 'FINANCIAL'])
  })

  test('VOU-014 C-74 while the order is approved, in no other status', () => {
    const open = orderStatusNames.filter((status) => canRemoveDocument(approved('FINANCIAL', { status })).allowed)
    expect(open).toEqual(['INVOICE_APPROVED'])
  })
})
