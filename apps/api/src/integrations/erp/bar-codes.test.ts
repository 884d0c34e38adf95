import { describe, expect, test } from 'vitest'
import { code128Widths, interleavedWidths, toBars } from './bar-codes.ts'

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

describe('bar codes', () => {
  test('NFE-002 Code 128 C: eleven modules for each pair, the start, the check and two more for the stop', () => {
    const key = '35260211222333000181550010000123451123456789'
    const widths = code128Widths(key)
    expect(sum(widths)).toBe(11 * (1 + 22 + 1) + 13)
    expect(widths.length % 2).toBe(1)
    expect(widths.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2])
  })

  test('NFE-002 Code 128 C: every pair has marks of its own, and bars of an even number of modules', () => {
    const marks = Array.from({ length: 100 }, (_, value) => code128Widths(String(value).padStart(2, '0')).slice(6, 12))
    expect(new Set(marks.map(String)).size).toBe(100)
    for (const each of marks) {
      expect(sum(each)).toBe(11)
      expect(sum(each.filter((_, at) => at % 2 === 0)) % 2).toBe(0)
    }
  })

  test('NFE-002 Code 128 C: the check of 00 12 34 is 103 modulo of their weighted sum', () => {
    // (105 + 0·1 + 12·2 + 34·3) mod 103 = 25
    const widths = code128Widths('001234')
    expect(widths.slice(6 + 18, 6 + 24)).toEqual(code128Widths('25').slice(6, 12))
  })

  test('PRT-005 Interleaved 2 of 5: two of five marks of a digit are wide', () => {
    const widths = interleavedWidths('01')
    // Start, then 0 in the bars (narrow narrow wide wide narrow) and 1 in the spaces (wide narrow narrow narrow wide).
    expect(widths).toEqual([1, 1, 1, 1, 1, 3, 1, 1, 3, 1, 3, 1, 1, 3, 3, 1, 1])
    expect(sum(interleavedWidths('34195100000012345671090000012301234123456000'))).toBe(4 + 22 * 18 + 5)
  })

  test.each([code128Widths, interleavedWidths])('NFE-002 what is no pair of digits is refused', (encode) => {
    expect(() => encode('123')).toThrow(RangeError)
    expect(() => encode('1A')).toThrow(RangeError)
  })

  test('NFE-002 the bars fill their box from edge to edge', () => {
    const bars = toBars(interleavedWidths('0123'), { width: 100, height: 20 })
    const last = bars.at(-1)
    expect(bars[0]?.x).toBe(0)
    expect((last?.x ?? 0) + (last?.w ?? 0)).toBeCloseTo(100)
  })
})
