import { describe, expect, test } from 'vitest'
import { offeredPaymentMethods } from './offered-payment-methods.ts'

describe('offeredPaymentMethods', () => {
  test('PAY-003 C-83 the deposit is offered until 2022-02-28 and hidden from 2022-03-01 on', () => {
    expect(offeredPaymentMethods({ type: 'MP', today: '2022-02-28' })).toContain('DEPOSIT')
    expect(offeredPaymentMethods({ type: 'MP', today: '2022-03-01' })).not.toContain('DEPOSIT')
  })

  test('PAY-001 PAY-002 every other method is offered today', () => {
    expect(offeredPaymentMethods({ type: 'PA', today: '2026-11-21' })).toEqual([
      'CREDIT_CARD',
      'BARCODE',
      'CREDIT_CARD + BARCODE',
      'CREDIT_CARD + CREDIT_CARD',
      'PIX',
      'FINANCING',
      'OTHERS',
    ])
  })

  test.each(['2021-01-01', '2026-11-21'])('PAY-004 a promotion offers boleto and Pix alone (%s)', (today) => {
    expect(offeredPaymentMethods({ type: 'BF', today })).toEqual(['BARCODE', 'PIX'])
  })
})
