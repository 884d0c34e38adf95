import { describe, expect, test } from 'vitest'
import { orderStatusNames } from '../orders/status/order-status.ts'
import { type ChangedCharge, chargeNews } from './charge-news.ts'
import type { Charge, ChargeState } from './settle-charges.ts'

const pix = (state: ChargeState): Charge => ({ part: 1, means: 'PIX', amountCents: 100, state })
const card = (state: ChargeState, part = 1): Charge => ({ part, means: 'CREDIT_CARD', amountCents: 100, state })
const boleto = (state: ChargeState): Charge => ({ part: 2, means: 'BARCODE', amountCents: 100, state })

const changed = (status: ChangedCharge['status'], [before, after]: readonly ChargeState[], charges: Charge[]) =>
  chargeNews({ status, before: before ?? 'OPEN', after: after ?? 'OPEN', charges })

describe('what a changed charge means', () => {
  test('C-141 E3 the full amount moves an approved order, and a part alone is noted', () => {
    expect(changed('INVOICE_APPROVED', ['OPEN', 'PAID'], [pix('PAID')])).toEqual({ event: 'paymentReceived' })
    expect(changed('INVOICE_APPROVED', ['OPEN', 'PAID'], [card('PAID'), boleto('OPEN')])).toEqual({
      noted: 'Parte do pagamento recebida',
    })
  })

  test('C-87 E4 with a card among the parts the order goes to the analysis', () => {
    for (const charges of [[card('PAID')], [card('PAID'), boleto('PAID')], [card('PAID'), card('PAID', 2)]]) {
      expect(changed('INVOICE_APPROVED', ['OPEN', 'PAID'], charges)).toEqual({ event: 'cardCaptured' })
    }
  })

  test('C-87 E5 a refusal leaves the order and notifies the reseller', () => {
    expect(changed('INVOICE_APPROVED', ['OPEN', 'REFUSED'], [card('REFUSED')])).toEqual({
      noted: 'Pagamento recusado',
      notifies: 'refusedToSeller',
    })
  })

  test('C-87 another amount, or a reversed one, does not pay an order and notifies the financial department', () => {
    const notified = (after: ChargeState) => changed('INVOICE_APPROVED', ['OPEN', after], [pix(after)])
    expect(notified('MISMATCHED')).toMatchObject({ notifies: 'divergentToFinancial' })
    expect(notified('REVERSED')).toEqual({ lost: 'Pagamento estornado' })
  })

  test.each(['INVOICE_ANALYSIS', 'INVOICE_PAYED', 'CONFIRMING_PAYMENT_ERP'] as const)(
    'C-87 E7 %s ends in the error status when money is reversed or another amount is paid',
    (status) => {
      expect(changed(status, ['PAID', 'REVERSED'], [card('REVERSED')])).toEqual({ event: 'paymentReversed' })
      expect(changed(status, ['PAID', 'MISMATCHED'], [card('MISMATCHED')])).toEqual({ event: 'paymentReversed' })
      expect(changed(status, ['PAID', 'REVERSED'], [card('PAID'), boleto('REVERSED')])).toEqual({
        event: 'paymentReversed',
      })
    },
  )

  test('C-87 E8 the full amount settles an error, and the payment is given up when the gateway closes the charge', () => {
    expect(changed('INVOICE_PAYMENT_ERROR', ['REVERSED', 'PAID'], [card('PAID')])).toEqual({ event: 'paymentSettled' })
    expect(changed('INVOICE_PAYMENT_ERROR', ['OPEN', 'CANCELED'], [card('REVERSED'), boleto('CANCELED')])).toEqual({
      event: 'paymentGivenUp',
    })
    expect(changed('INVOICE_PAYMENT_ERROR', ['OPEN', 'CANCELED'], [card('PAID'), boleto('CANCELED')])).toHaveProperty(
      'noted',
    )
    expect(changed('INVOICE_PAYMENT_ERROR', ['MISMATCHED', 'REVERSED'], [card('REVERSED')])).toHaveProperty('lost')
  })

  test.each(['PROCESSING_CANCELLATION', 'INVOICE_CANCELED'] as const)(
    'C-54 E22 money received in %s must be refunded; earlier money is not reported again',
    (status) => {
      expect(changed(status, ['OPEN', 'PAID'], [pix('PAID')])).toEqual({ event: 'latePayment' })
      expect(changed(status, ['OPEN', 'PAID'], [card('PAID'), boleto('OPEN')])).toEqual({ event: 'latePayment' })
      expect(changed(status, ['PAID', 'REVERSED'], [pix('REVERSED')])).toHaveProperty('lost')
    },
  )

  test.each(orderStatusNames)(
    'REL-008 C-235 reversed money moves an order in %s or is handled by a person',
    (status) => {
      const news = changed(status, ['PAID', 'REVERSED'], [pix('REVERSED')])
      expect('event' in news || 'lost' in news).toBe(true)
    },
  )

  test('C-50 in no other status does a charge move an order', () => {
    const moving = orderStatusNames.filter((status) =>
      (['PAID', 'REFUSED', 'REVERSED', 'MISMATCHED', 'CANCELED'] as const).some(
        (after) => 'event' in changed(status, ['OPEN', after], [pix(after)]),
      ),
    )
    expect(moving.toSorted()).toEqual(
      [
        'INVOICE_APPROVED',
        'INVOICE_ANALYSIS',
        'INVOICE_PAYED',
        'CONFIRMING_PAYMENT_ERP',
        'INVOICE_PAYMENT_ERROR',
        'PROCESSING_CANCELLATION',
        'INVOICE_CANCELED',
      ].toSorted(),
    )
  })
})
