import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changePayment, type Payment, type PaymentPatch } from './change-payment.ts'
import { financingBankLabels, financingBanks, specialFinancingBank } from './financing-bank.ts'
import { type PaymentMethod, paymentMethods } from './payment-method.ts'
import { paymentTermsInDays } from './payment-terms.ts'
import { someSettings } from './test-settings.ts'

const settings = paymentMethods.map((method) => someSettings(method, { defaultInstallment: 2 }))
const terms = { settings, rawInvoiceCents: 100_000 }

const change = (before: Payment | null, patch: PaymentPatch & { readonly method: PaymentMethod }) =>
  changePayment(before, patch, terms)

describe('another method', () => {
  test('PAY-007 resets the instalments to the default of the method, values to none', () => {
    const twoCards = change(null, { method: 'CREDIT_CARD + CREDIT_CARD' })
    const chosen = change(twoCards, { method: twoCards.method, card1ValueCents: 40_000, card1Installments: 9 })
    expect(chosen).toMatchObject({ card1ValueCents: 40_000, card1Installments: 9, card2Installments: 2 })
    expect(change(chosen, { method: 'CREDIT_CARD' })).toMatchObject({
      card1ValueCents: null,
      card2ValueCents: null,
      card1Installments: 2,
      card2Installments: null,
    })
  })

  test('PAY-008 financing starts with another bank, with or without settings; every other method has none', () => {
    for (const method of paymentMethods) {
      const bank = method === 'FINANCING' ? 'OTHERS' : null
      expect(change(null, { method }).financingBank).toBe(bank)
      expect(changePayment(null, { method }, { ...terms, settings: [] }).financingBank).toBe(bank)
    }
    const financed = change(null, { method: 'FINANCING', financingBank: 'BV' })
    expect(change(financed, { method: 'PIX', financingBank: 'BV' })).toMatchObject({ financingBank: null })
  })
})

describe('the bank and the special offer', () => {
  const special = change(null, { method: 'FINANCING', isSpecialFinancing: true })

  test('PAY-010 the special offer clears the bank', () => {
    expect(special).toMatchObject({ financingBank: null, isSpecialFinancing: true })
    const bank = change(null, { method: 'FINANCING', financingBank: 'REDUCED_FEE' })
    expect(change(bank, { method: 'FINANCING', isSpecialFinancing: true })).toMatchObject({ financingBank: null })
  })

  test.each(financingBanks)('PAY-009 the bank %s clears the special offer', (financingBank) => {
    expect(change(special, { method: 'FINANCING', financingBank })).toMatchObject({
      financingBank,
      isSpecialFinancing: false,
    })
  })

  test('PAY-009 leaving the special offer without choosing a bank sets the bank to OTHERS', () => {
    expect(change(special, { method: 'FINANCING', isSpecialFinancing: false })).toMatchObject({
      financingBank: 'OTHERS',
      isSpecialFinancing: false,
    })
  })

  test('PAY-009 PAY-010 a financing has a bank or the offer, never both and never neither', () => {
    const patch = fc.record(
      {
        method: fc.constantFrom(...paymentMethods),
        financingBank: fc.constantFrom(null, ...financingBanks),
        isSpecialFinancing: fc.boolean(),
      },
      { requiredKeys: ['method'] },
    )
    fc.assert(
      fc.property(fc.array(patch, { minLength: 1, maxLength: 6 }), (patches) => {
        const last = patches.reduce<Payment | null>((before, next) => change(before, next), null)
        const financed = last?.method === 'FINANCING'
        expect((last?.financingBank !== null) !== last?.isSpecialFinancing).toBe(financed)
      }),
    )
  })

  test('PAY-037 PAY-038 the labels, and the partner of the offer', () => {
    expect(Object.values(financingBankLabels)).toEqual([
      'BV Financeira',
      'Financiamento 60x taxa reduzida',
      'Outros bancos',
    ])
    expect(specialFinancingBank).toBe('BV')
  })
})

test('C-85 of two parts the one that is not given takes the rest, to the cent', () => {
  const cents = fc.integer({ min: 100, max: 99_900 })
  fc.assert(
    fc.property(cents, fc.constantFrom('card1ValueCents', 'card2ValueCents'), (part, given) => {
      const method = 'CREDIT_CARD + BARCODE'
      const { card1ValueCents, card2ValueCents } = change(change(null, { method }), { method, [given]: part })
      expect((card1ValueCents ?? 0) + (card2ValueCents ?? 0)).toBe(100_000)
    }),
  )
})

test('PAY-035 payments on terms fall due after 15, 30, 45, 60 or 90 days', () => {
  expect(paymentTermsInDays).toEqual([15, 30, 45, 60, 90])
})
