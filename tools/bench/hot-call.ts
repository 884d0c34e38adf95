import type { Database } from '@girassol/api/database/connection'
import type { FastifyInstance } from 'fastify'
import type { BenchCaller } from './bench-callers.ts'
import type { Shot } from './fire.ts'

/** A call with a required speed. */
export type HotCall = {
  readonly name: string
  /** One for each caller, so that connections do not wait for each other's cart. */
  readonly shots: readonly Shot[]
  /** Each shot works once; `reset` makes all of them work again. */
  readonly once?: true
  readonly reset?: () => Promise<void>
}

/** The input from which hot calls are built. */
export type Prepared = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly callers: readonly BenchCaller[]
  /** Some of the orders that are not budgets. */
  readonly orderIds: readonly number[]
  readonly sellerIds: readonly number[]
  readonly orderCount: number
}

/** The products that every caller buys. */
export const product = { erpCode: '1030100000', quantity: 1 }

/** The item at an index, starting again after the last one. */
export const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing generated to choose from')
  return item
}
