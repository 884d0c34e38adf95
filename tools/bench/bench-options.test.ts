import { expect, test } from 'vitest'
import { readBenchOptions } from './bench-options.ts'

test('the sizes of a measurement have defaults and are taken from the command line', () => {
  expect(readBenchOptions([])).toMatchObject({ products: 5000, orders: 20_000, sellers: 200, only: '' })
  expect(readBenchOptions(['--products', '100000', '--orders=1000000', '--only', 'order'])).toMatchObject({
    products: 100_000,
    orders: 1_000_000,
    only: 'order',
  })
})

test.each(['0', '-1', '1.5', 'many'])('a size of %s is refused', (size) => {
  expect(() => readBenchOptions([`--orders=${size}`])).toThrow('--orders')
})

test('too few sellers for the connections that are measured are refused', () => {
  expect(() => readBenchOptions(['--sellers=20'])).toThrow('--sellers')
})
