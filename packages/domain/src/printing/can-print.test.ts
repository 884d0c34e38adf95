import { describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatusNames } from '../orders/status/order-status.ts'
import { paymentMethods } from '../payments/payment-method.ts'
import { canPrint, canReadPaper, type PrintFacts, printOptions } from './can-print.ts'
import { type PrintedDocument, printedDocuments } from './printed-document.ts'

const plain: PrintFacts = { status: 'INVOICE', isFutureSale: false, isTriangulation: false, paymentMethod: 'PIX' }

const statusesOffering = (document: PrintedDocument, facts: Partial<PrintFacts> = {}): OrderStatus[] =>
  orderStatusNames.filter((status) => canPrint(document, { ...plain, ...facts, status }).allowed)

const goods = ['INVOICE_BILLED', 'WAITING_DISPATCH', 'INVOICE_DISPATCHED']

describe('what may be printed of an order', () => {
  test('PRT-006 everything that was saved has a paper of its own', () => {
    expect(statusesOffering('INVOICE_PDF')).toEqual(orderStatusNames.filter((status) => status !== 'CART'))
  })

  test('PRT-002 C-89 the invoice, from billing to dispatch, of what is not sold for the future', () => {
    expect(statusesOffering('NF')).toEqual(goods)
    expect(statusesOffering('NF', { isFutureSale: true })).toEqual([])
  })

  test('PRT-003 the future-sale invoice in every status of a future sale', () => {
    expect(statusesOffering('NF_FUTURE', { isFutureSale: true })).toEqual(orderStatusNames)
    expect(statusesOffering('NF_FUTURE')).toEqual([])
  })

  test('PRT-004 the simple-shipment invoice of a future sale, from billing to dispatch', () => {
    expect(statusesOffering('NF_SIMPLE_SHIPPING', { isFutureSale: true })).toEqual(goods)
    expect(statusesOffering('NF_SIMPLE_SHIPPING')).toEqual([])
  })

  test('PRT-005 a slip while the money of a boleto is awaited', () => {
    const offering = paymentMethods.filter(
      (paymentMethod) => statusesOffering('BANK_SLIP', { paymentMethod }).length > 0,
    )
    expect(offering).toEqual(['BARCODE', 'CREDIT_CARD + BARCODE', 'OTHERS'])
    expect(statusesOffering('BANK_SLIP', { paymentMethod: 'BARCODE' })).toEqual(['INVOICE_APPROVED'])
    expect(statusesOffering('BANK_SLIP', { paymentMethod: 'OTHERS' })).toContain('BILLED_WAITING_PAYMENT')
    expect(statusesOffering('BANK_SLIP', { paymentMethod: 'OTHERS' })).not.toContain('BILLED_WAITING_RELEASE')
  })

  test('NFE-001 the shipment of a triangulation, once the operation was approved', () => {
    expect(statusesOffering('CO')).toEqual([])
    const offering = statusesOffering('CO', { isTriangulation: true })
    expect(offering).toContain('WAITING_DISPATCH')
    expect(offering).toContain('INVOICE_DELIVERED')
    expect(offering).not.toContain('INVOICE_BILLED')
    expect(offering).not.toContain('WAITING_APPROVAL')
  })

  test('PRT-001 PRT-005 the options come with the order first, and a slip only where the server has one', () => {
    const approved: PrintFacts = { ...plain, status: 'INVOICE_APPROVED', paymentMethod: 'BARCODE' }
    expect(printOptions(approved, true)).toEqual(['INVOICE_PDF', 'BANK_SLIP'])
    expect(printOptions(approved, false)).toEqual(['INVOICE_PDF'])
    const shipped: PrintFacts = { ...plain, status: 'INVOICE_DISPATCHED', isFutureSale: true, isTriangulation: true }
    expect(printOptions(shipped, true)).toEqual(['INVOICE_PDF', 'NF_FUTURE', 'NF_SIMPLE_SHIPPING', 'CO'])
    expect(printOptions({ ...plain, status: 'CART' }, true)).toEqual([])
  })

  test('C-29 an invoice has prices, so it is for those who may see them; the order and its slip are for all', () => {
    const read = (canViewProductPrices: boolean) =>
      printedDocuments.filter(
        (document) => canReadPaper(document, { canViewProductPrices, roles: ['LOGISTICS'] }).allowed,
      )
    expect(read(true)).toEqual(printedDocuments)
    expect(read(false).toSorted()).toEqual(['BANK_SLIP', 'INVOICE_PDF'])
  })

  test.each([
    [['MARKETING'], ['INVOICE_PDF']],
    [['PURCHASE'], ['INVOICE_PDF']],
    [['PRODUCTION'], ['INVOICE_PDF']],
    [['PRODUCTION', 'LOGISTICS'], printedDocuments],
    [['FINANCIAL'], printedDocuments],
  ] as const)(
    'SEC-021 C-228 the roles %j read %j: papers of the ERP name the customer without a mask',
    (roles, read) => {
      const papers = printedDocuments.filter(
        (each) => canReadPaper(each, { canViewProductPrices: true, roles }).allowed,
      )
      expect(papers).toEqual(read)
    },
  )
})
