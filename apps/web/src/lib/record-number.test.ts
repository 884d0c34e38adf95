import { expect, test } from 'vitest'
import { isRecordNumber } from './record-number.ts'

test.each(['1', '10482', '999999999', '1000000000', '2147483647'])('%s can be the number of a record', (text) => {
  expect(isRecordNumber(text)).toBe(true)
})

test.each(['', '0', '007', '-1', '1.5', '1e3', ' 1', '2147483648', '12345678901', 'novo'])(
  "'%s' cannot be the number of a record",
  (text) => {
    expect(isRecordNumber(text)).toBe(false)
  },
)
