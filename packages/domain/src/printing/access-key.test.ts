import { describe, expect, test } from 'vitest'
import { formatAccessKey, isAccessKey, readAccessKey, toAccessKey } from './access-key.ts'

const published = [
  '33150308370779000149550010001100931002410775',
  '13181017921427000125650010000000309887251170',
  '35260211222333000181550010000123451123456789',
]

describe('the access key of an NF-e', () => {
  test.each(published)('NFE-002 %s is valid', (key) => expect(isAccessKey(key)).toBe(true))

  test('NFE-002 the CNPJ in it may contain letters', () => {
    expect(isAccessKey('35260712ABC34501DE35550010000123451123456788')).toBe(true)
  })

  test.each([
    ['one digit changed', '33150308370779000149550010001100931002410774'],
    ['two digits swapped', '33150308370779000149550010001100391002410775'],
    ['too short', '3315030837077900014955001000110093100241077'],
    ['written with blanks', '3315 0308 3707 7900 0149 5500 1000 1100 9310 0241 0775'],
    ['nothing', ''],
  ])('NFE-002 a key with %s is invalid', (_what, key) => expect(isAccessKey(key)).toBe(false))

  test('NFE-002 is made of state, month, issuer, series, number and code', () => {
    const parts = { stateCode: '35', month: '2026-02', cnpj: '11222333000181', series: 1, number: 12_345 }
    expect(toAccessKey({ ...parts, code: 12_345_678 })).toBe('35260211222333000181550010000123451123456789')
    const alphanumeric = { ...parts, month: '2026-07', cnpj: '12ABC34501DE35', code: 12_345_678 }
    expect(toAccessKey(alphanumeric)).toBe('35260712ABC34501DE35550010000123451123456788')
  })

  test('NFE-002 returns its month, series and number again', () => {
    expect(readAccessKey('33150308370779000149550010001100931002410775')).toEqual({
      month: '2015-03',
      cnpj: '08370779000149',
      series: 1,
      number: 110_093,
    })
  })

  test('NFE-002 is printed in groups of four', () => {
    expect(formatAccessKey('33150308370779000149550010001100931002410775')).toBe(
      '3315 0308 3707 7900 0149 5500 1000 1100 9310 0241 0775',
    )
  })
})
