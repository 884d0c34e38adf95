import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canChoosePayment, canPayAsChosen } from './can-choose-payment.ts'
import { initialPaymentChoice, type PaymentChoice, refitParts, toCardParts } from './payment-choice.ts'
import { paymentMethods } from './payment-method.ts'
import { someSettings } from './test-settings.ts'

const settings = paymentMethods.map((method) => someSettings(method))
const facts = { offered: paymentMethods, settings, rawInvoiceCents: 100_000 }
const rates = someSettings('CREDIT_CARD').interestRates

const choose = (choice: Partial<PaymentChoice> & Pick<PaymentChoice, 'method'>): PaymentChoice => ({
  card1ValueCents: null,
  card2ValueCents: null,
  card1Installments: null,
  card2Installments: null,
  ...choice,
})

const twoCards = choose({
  method: 'CREDIT_CARD + CREDIT_CARD',
  card1ValueCents: 60_000,
  card2ValueCents: 40_000,
  card1Installments: 10,
  card2Installments: 2,
})

describe('initialPaymentChoice', () => {
  test('PAY-007 each card starts with the default instalments of its method, and no value', () => {
    const initial = initialPaymentChoice(someSettings('CREDIT_CARD + CREDIT_CARD', { defaultInstallment: 3 }))
    expect(initial).toMatchObject({ card1Installments: 3, card2Installments: 3, card1ValueCents: null })
    expect(initialPaymentChoice(someSettings('CREDIT_CARD')).card2Installments).toBeNull()
    expect(initialPaymentChoice(someSettings('PIX')).card1Installments).toBeNull()
  })

  test('PAY-008 financing starts with another bank; every other method has none', () => {
    expect(initialPaymentChoice(someSettings('FINANCING')).financingBank).toBe('OTHERS')
    expect(initialPaymentChoice(someSettings('CREDIT_CARD')).financingBank).toBeNull()
  })
})

describe('toCardParts', () => {
  const listParts = (choice: PaymentChoice) => toCardParts({ ...choice, rawInvoiceCents: 100_000, rates })

  test.each(['BARCODE', 'PIX', 'FINANCING', 'OTHERS', 'DEPOSIT'] as const)('C-80 %s bears no interest', (method) => {
    expect(listParts(choose({ method, card1Installments: 12 }))).toEqual([])
  })

  test('C-80 one card pays all, at the rate of its instalments', () => {
    expect(listParts(choose({ method: 'CREDIT_CARD', card1Installments: 12 }))).toEqual([
      { cents: 'all', interestPercent: '12' },
    ])
  })

  test('C-80 PAY-030 each of two cards bears the rate of its own instalments', () => {
    expect(listParts(twoCards)).toEqual([
      { cents: 60_000, interestPercent: '10' },
      { cents: 40_000, interestPercent: '2' },
    ])
  })

  test('C-80 beside a boleto only the card bears interest', () => {
    const beside = { ...twoCards, method: 'CREDIT_CARD + BARCODE' as const }
    expect(listParts(beside)).toEqual([{ cents: 60_000, interestPercent: '10' }])
  })

  test('C-85 a second card without a value takes what the first leaves', () => {
    expect(listParts({ ...twoCards, card2ValueCents: null })[1]?.cents).toBe(40_000)
  })

  test('C-85 C-80 parts that the items have left behind bear the interest of the refitted ones', () => {
    const listCents = (choice: PaymentChoice, rawInvoiceCents: number) =>
      toCardParts({ ...choice, rawInvoiceCents, rates }).map(({ cents }) => cents)
    expect(listCents(twoCards, 110_000)).toEqual([60_000, 50_000])
    expect(listCents(twoCards, 50_000)).toEqual([25_000, 25_000])
    expect(listCents({ ...twoCards, method: 'CREDIT_CARD + BARCODE' }, 60_050)).toEqual([30_025])
  })

  test('C-85 C-80 the parts of two cards add up to the raw value, whatever was chosen before', () => {
    const cents = fc.integer({ min: 100, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, (card1ValueCents, card2ValueCents, raw) => {
        const parts = toCardParts({ ...twoCards, card1ValueCents, card2ValueCents, rawInvoiceCents: raw, rates })
        expect(parts.reduce((sum, { cents: part }) => sum + Number(part), 0)).toBe(raw)
      }),
    )
  })

  test('C-80 no part is negative or more than the raw value, whatever was stored before', () => {
    const cents = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }))
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 500_000 }), (card1ValueCents, card2ValueCents, raw) => {
        const choice = { ...twoCards, card1ValueCents, card2ValueCents, rawInvoiceCents: raw, rates }
        for (const { cents: part } of toCardParts(choice)) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(raw)
        }
      }),
    )
  })
})

describe('canChoosePayment', () => {
  test.each([
    ['PAY-004 a method that is not offered', twoCards, { offered: ['PIX'] }, 'methodNotOffered'],
    ['PAY-011 a method without settings', twoCards, { settings: [] }, 'methodNotOffered'],
    ['PAY-031 eleven instalments of two cards', { ...twoCards, card2Installments: 11 }, {}, 'instalmentsNotOffered'],
    ['PAY-032 no instalment', choose({ method: 'CREDIT_CARD', card1Installments: 0 }), {}, 'instalmentsNotOffered'],
    ['PAY-032 one too many', choose({ method: 'CREDIT_CARD', card1Installments: 19 }), {}, 'instalmentsNotOffered'],
    ['C-85 a part below one real', { ...twoCards, card1ValueCents: 99, card2ValueCents: 99_901 }, {}, 'partTooSmall'],
    [
      'USE-034 ten instalments of a part of R$ 9,99',
      { ...twoCards, card1ValueCents: 999, card2ValueCents: 99_001 },
      {},
      'instalmentTooSmall',
    ],
    [
      'USE-034 three instalments of R$ 2,99',
      choose({ method: 'CREDIT_CARD', card1Installments: 3 }),
      { rawInvoiceCents: 299 },
      'instalmentTooSmall',
    ],
    ['C-85 a cent less than the whole', { ...twoCards, card2ValueCents: 39_999 }, {}, 'partsDifferFromTotal'],
    ['C-85 a cent more than the whole', { ...twoCards, card1ValueCents: 60_001 }, {}, 'partsDifferFromTotal'],
  ] as const)('%s is refused', (...row) => {
    const [, choice, changed, refusal] = row
    expect(canChoosePayment(choice, { ...facts, ...changed })).toEqual({ allowed: false, refusal })
  })

  test('PAY-031 PAY-032 C-85 the limits themselves are allowed', () => {
    expect(canChoosePayment(twoCards, facts).allowed).toBe(true)
    expect(canChoosePayment(choose({ method: 'CREDIT_CARD', card1Installments: 18 }), facts).allowed).toBe(true)
    const least = { ...twoCards, card1ValueCents: 100, card1Installments: 1, card2ValueCents: 99_900 }
    expect(canChoosePayment(least, facts).allowed).toBe(true)
  })

  test('C-85 what is not given yet may follow, but not when the order is made', () => {
    const open = { ...twoCards, card2ValueCents: null }
    expect(canChoosePayment(open, facts).allowed).toBe(true)
    expect(canPayAsChosen(open, facts)).toEqual({ allowed: false, refusal: 'partsMissing' })
    const uncounted = { ...twoCards, card2Installments: null }
    expect(canPayAsChosen(uncounted, facts)).toEqual({ allowed: false, refusal: 'instalmentsMissing' })
    expect(canPayAsChosen(twoCards, facts).allowed).toBe(true)
    expect(canPayAsChosen(choose({ method: 'PIX' }), facts).allowed).toBe(true)
  })

  test('C-85 making the order refuses parts that the items have left behind', () => {
    const grown = { ...facts, rawInvoiceCents: 100_001 }
    expect(canPayAsChosen(twoCards, grown)).toEqual({ allowed: false, refusal: 'partsDifferFromTotal' })
  })
})

describe('refitParts', () => {
  test('C-85 the first part stays and the second takes the rest; both pay half where nothing would be left', () => {
    expect(refitParts([60_000, 40_000], 110_000)).toEqual([60_000, 50_000])
    expect(refitParts([60_000, 40_000], 60_050)).toEqual([30_025, 30_025])
    expect(refitParts([60_000, 40_000], 50_001)).toEqual([25_001, 25_000])
  })

  test('C-85 no cent is lost and both parts may be charged', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 })
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 200, max: 9_999_999 }), (first, second, raw) => {
        const [one, other] = refitParts([first, second], raw)
        expect(one + other).toBe(raw)
        expect(Math.min(one, other)).toBeGreaterThanOrEqual(100)
      }),
    )
  })
})
