import { describe, expect, test } from 'vitest'
import { orderStatusNames } from '../orders/status/order-status.ts'
import { canBeCarried, canCalculateCarrierFreight } from './carrier-freight.ts'

describe('the freight of the carrier', () => {
  test('VAL-017 FRT-007 is calculated from the validation to the payment', () => {
    const may = orderStatusNames.filter((status) => canCalculateCarrierFreight({ status }).allowed)
    expect(may).toEqual(['INVOICE_VALIDATED', 'PROCESSING', 'INVOICE_APPROVED'])
  })
  test.each([
    ['to an address', { addressType: 'same', deliveryCep: '01310100' }, { allowed: true }],
    ['that is picked up', { addressType: 'pickup', deliveryCep: null }, { allowed: false, refusal: 'pickup' }],
    ['without an address', { addressType: 'different', deliveryCep: null }, { allowed: false, refusal: 'noAddress' }],
  ] as const)('FRT-003 an order %s', (_what, order, decision) => {
    expect(canBeCarried(order)).toEqual(decision)
  })
})
