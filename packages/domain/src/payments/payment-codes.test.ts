import { isValidBoleto } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boletoNumbersOf, dueFactorOf, formatBoletoLine } from './boleto.ts'
import { paymentDueDay } from './payment-due.ts'
import { crc16Of, isPixCode, pixCodeOf } from './pix-code.ts'

describe('a boleto', () => {
  const published = [
    ['34191.09008 00012.301230 41234.560005 1 99990001234567', '2025-02-21', 1_234_567],
    ['34191.09008 00012.301230 41234.560005 5 10000001234567', '2025-02-22', 1_234_567],
    ['00190.00009 01234.567897 01234.567178 8 13270000098765', '2026-01-15', 98_765],
    ['23791.23405 90000.000019 23000.123408 3 16770015000000', '2026-12-31', 15_000_000],
  ] as const

  test.each(published)('PAY-042 %s is made of its bank, free field, day and amount', (...row) => {
    const [formatted, dueDay, amountCents] = row
    const digits = formatted.replace(/\D/g, '')
    const freeField = digits.slice(4, 9) + digits.slice(10, 20) + digits.slice(21, 31)
    const { line, barcode } = boletoNumbersOf({ bank: digits.slice(0, 3), freeField, dueDay, amountCents })
    expect(formatBoletoLine(line)).toBe(formatted)
    expect(barcode).toBe(digits.slice(0, 4) + digits.slice(32) + freeField)
  })

  test('PAY-042 the due factor began again after 9999 and ends with what four digits can tell', () => {
    expect([dueFactorOf('2000-07-03'), dueFactorOf('2025-02-21'), dueFactorOf('2025-02-22')]).toEqual([
      '1000',
      '9999',
      '1000',
    ])
    expect(() => dueFactorOf('2000-07-02')).toThrow(RangeError)
    expect(() => dueFactorOf('2049-10-14')).toThrow(RangeError)
  })

  test('PAY-042 every line is one that other software reads', () => {
    const terms = fc.record({
      bank: fc.constantFrom('001', '237', '341'),
      freeField: fc.stringMatching(/^\d{25}$/),
      dueDay: fc
        .integer({ min: 0, max: 8000 })
        .map((day) => new Date(1_750_000_000_000 + day * 86_400_000).toISOString().slice(0, 10)),
      amountCents: fc.integer({ min: 0, max: 9_999_999_999 }),
    })
    fc.assert(fc.property(terms, (given) => isValidBoleto(boletoNumbersOf(given).line)))
    const good = { bank: '341', freeField: '0'.repeat(25), dueDay: '2026-12-31', amountCents: 1 }
    for (const bad of [{ bank: '34' }, { freeField: '1' }, { amountCents: 10_000_000_000 }, { amountCents: -1 }])
      expect(() => boletoNumbersOf({ ...good, ...bad })).toThrow(RangeError)
  })

  test('C-62 is due three working days from now, by the calendar of São Paulo', () => {
    expect(paymentDueDay('2026-11-23T15:00:00.000Z')).toBe('2026-11-26')
    expect(paymentDueDay('2026-12-23T15:00:00.000Z')).toBe('2026-12-29')
    expect(paymentDueDay('2026-11-24T01:00:00.000Z')).toBe('2026-11-26')
  })
})

describe('a Pix', () => {
  const known = [
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB',
  ]

  test('PAY-043 the checksum is the one of the published codes', () => {
    expect(crc16Of('123456789')).toBe('29B1')
    for (const code of known) expect([isPixCode(code), isPixCode(code.replace('BR59', 'BR58'))]).toEqual([true, false])
  })

  test('PAY-043 a code tells where, how much and to whom, in letters that every bank reads', () => {
    const code = pixCodeOf({
      location: 'pix.example.com/qr/93598be0',
      amountCents: 1_234_560,
      receiverName: 'Girassol Distribuição & Energia Ltda',
      receiverCity: 'São Paulo',
    })
    expect(code).toBe(
      `${'00020101021226490014br.gov.bcb.pix2527pix.example.com/qr/93598be0520400005303986540812345.605802BR'}${'5925Girassol Distribuicao  En6009Sao Paulo62070503***6304'}${code.slice(-4)}`,
    )
    expect(isPixCode(code)).toBe(true)
  })
})
