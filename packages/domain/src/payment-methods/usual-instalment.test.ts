import { describe, expect, test } from 'vitest'
import type { PaymentMethod, PaymentMethodSettings } from '../payments/index.ts'
import { computeUsualInstalment, type LastPayment } from './usual-instalment.ts'

const settings: readonly PaymentMethodSettings[] = [
  {
    reference: 'CREDIT_CARD',
    maxInstallments: 12,
    defaultInstallment: 1,
    interestRates: [{ installment: 10, percentage: '10' }],
  },
  { reference: 'PIX', maxInstallments: 1, defaultInstallment: 1, interestRates: [] },
  { reference: 'BARCODE', maxInstallments: 1, defaultInstallment: 1, interestRates: [] },
]

const paying = (last: LastPayment | null, cents = 1_234_056) =>
  computeUsualInstalment({
    last,
    charge: { cents, grossCommissionCents: 0 },
    type: 'MP',
    today: '2026-11-25',
    settings,
  })

describe('the instalment of the usual payment', () => {
  test('DEC-001 C-199 the last chosen card and number, with the interest of that number', () => {
    expect(paying({ method: 'CREDIT_CARD', instalments: 10 })).toEqual({
      method: 'CREDIT_CARD',
      instalments: 10,
      valueCents: 135_746,
      totalCents: 1_357_462,
    })
  })

  test('DEC-001 C-199 without an earlier choice it is the Pix price', () => {
    expect(paying(null)).toEqual({ method: 'PIX', instalments: 1, valueCents: 1_234_056, totalCents: 1_234_056 })
  })

  test.each([
    'CREDIT_CARD + BARCODE',
    'CREDIT_CARD + CREDIT_CARD',
    'DEPOSIT',
    'FINANCING',
    'OTHERS',
  ] as const satisfies readonly PaymentMethod[])('DEC-001 C-199 after %s it is the Pix price', (method) => {
    expect(paying({ method, instalments: 3 })).toMatchObject({ method: 'PIX', instalments: 1 })
  })

  test('DEC-001 a boleto is one value', () => {
    expect(paying({ method: 'BARCODE', instalments: null })).toMatchObject({ method: 'BARCODE', instalments: 1 })
  })

  test('DEC-001 no more instalments than the card has today', () => {
    expect(paying({ method: 'CREDIT_CARD', instalments: 18 })).toMatchObject({ instalments: 12, valueCents: 102_838 })
  })

  test('DEC-001 USE-034 no instalment is below one real', () => {
    expect(paying({ method: 'CREDIT_CARD', instalments: 10 }, 350)).toMatchObject({ instalments: 3, valueCents: 116 })
  })

  test('DEC-001 C-80 the commission is paid without interest', () => {
    const charge = { cents: 100_000, grossCommissionCents: 50_000 }
    const last = { method: 'CREDIT_CARD', instalments: 10 } as const
    const usual = computeUsualInstalment({ last, charge, type: 'MP', today: '2026-11-25', settings })
    expect(usual).toMatchObject({ valueCents: 16_000, totalCents: 160_000 })
  })

  test('DEC-001 PAY-004 a promotion is not sold by card', () => {
    const charge = { cents: 100_000, grossCommissionCents: 0 }
    const last = { method: 'CREDIT_CARD', instalments: 10 } as const
    const usual = computeUsualInstalment({ last, charge, type: 'BF', today: '2026-11-25', settings })
    expect(usual).toMatchObject({ method: 'PIX', instalments: 1 })
  })

  test('DEC-001 a total of zero has no instalment', () => {
    expect(paying(null, 0)).toBeNull()
  })
})
