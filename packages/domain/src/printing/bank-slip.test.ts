import { describe, expect, test } from 'vitest'
import { bankSlipBarcode, bankSlipLine, computeDueFactor } from './bank-slip.ts'

/** Computed by hand from the public rules, before and after the day on which the due factor restarted. */
const slips = [
  {
    slip: { bankCode: '341', dueDate: '2025-02-21', amountCents: 1_234_567, freeField: '1090000012301234123456000' },
    barcode: '34191999900012345671090000012301234123456000',
    line: '34191.09008 00012.301230 41234.560005 1 99990001234567',
  },
  {
    slip: { bankCode: '341', dueDate: '2025-02-22', amountCents: 1_234_567, freeField: '1090000012301234123456000' },
    barcode: '34195100000012345671090000012301234123456000',
    line: '34191.09008 00012.301230 41234.560005 5 10000001234567',
  },
  {
    slip: { bankCode: '001', dueDate: '2026-01-15', amountCents: 98_765, freeField: '0000001234567890123456717' },
    barcode: '00198132700000987650000001234567890123456717',
    line: '00190.00009 01234.567897 01234.567178 8 13270000098765',
  },
  {
    slip: { bankCode: '237', dueDate: '2026-12-31', amountCents: 15_000_000, freeField: '1234090000000012300012340' },
    barcode: '23793167700150000001234090000000012300012340',
    line: '23791.23405 90000.000019 23000.123408 3 16770015000000',
  },
] as const

describe('the barcode of a bank slip', () => {
  test.each(slips)('PRT-005 $line', ({ slip, barcode, line }) => {
    expect(bankSlipBarcode(slip)).toBe(barcode)
    expect(bankSlipLine(barcode)).toBe(line)
  })

  test('PRT-005 the days are counted again from 22 February 2025', () => {
    expect(['2000-07-03', '2025-02-21', '2025-02-22', '2026-12-31'].map(computeDueFactor)).toEqual([
      '1000',
      '9999',
      '1000',
      '1677',
    ])
  })

  test('PRT-005 a field of another length is no barcode', () => {
    const slip = { bankCode: '341', dueDate: '2026-12-31', amountCents: 100 }
    expect(() => bankSlipBarcode({ ...slip, freeField: '123' })).toThrow(RangeError)
    expect(() => bankSlipBarcode({ ...slip, bankCode: '34', freeField: '1'.repeat(25) })).toThrow(RangeError)
  })
})
