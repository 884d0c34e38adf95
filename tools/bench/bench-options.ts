import { parseArgs } from 'node:util'

export type BenchOptions = {
  readonly products: number
  readonly orders: number
  readonly sellers: number
  readonly rounds: number
  /** How long one measurement lasts. */
  readonly seconds: number
  /** A second, larger size, to see how the times grow; 0 measures one size only. */
  readonly growTo: number
  /** Only calls whose name contains this; empty for all. */
  readonly only: string
}

/** Half of the sellers buy and half finish, and no connection may wait for the cart of another. */
const fewestSellers = 32

const count = (name: string, text: string, least = 1): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least) return value
  throw new RangeError(`--${name} takes a whole number from ${least}, not ${text}`)
}

/** The sizes of a measurement from the command line; refuses values that are no whole number, or too small. */
export const readBenchOptions = (args: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string', default: '5000' },
      orders: { type: 'string', default: '20000' },
      sellers: { type: 'string', default: '200' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      'grow-to': { type: 'string', default: '0' },
      only: { type: 'string', default: '' },
    },
  })
  return {
    products: count('products', values.products),
    orders: count('orders', values.orders),
    sellers: count('sellers', values.sellers, fewestSellers),
    rounds: count('rounds', values.rounds),
    seconds: count('seconds', values.seconds),
    growTo: count('grow-to', values['grow-to'], 0),
    only: values.only,
  }
}
