import { setTimeout as wait } from 'node:timers/promises'
import * as cart from '@girassol/contract/cart'
import * as catalogue from '@girassol/contract/catalogue'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import * as orders from '@girassol/contract/orders'
import type { Calls } from '../retrying-calls.ts'

type Call = readonly [Endpoint, { readonly id?: number; readonly body?: unknown; readonly query?: string }?]

const reader = 'commercial@girassol.demo'
const buyer = 'integrator@girassol.demo'

/** What users do most. */
const listCalls = (orderId: number): readonly (readonly [user: string, ...Call])[] => [
  [reader, orders.listOrders, { query: '?skip=1' }],
  [reader, orders.showOrder, { id: orderId }],
  [buyer, catalogue.listProducts, { query: '?term=inversor&type=MP' }],
  [buyer, cart.openCart],
  [buyer, cart.addCartItem, { body: { erpCode: '10010005', quantity: 1 } }],
]

type Day = {
  readonly orderId: number
  /** Where in the list of calls this user begins. */
  readonly first: number
  readonly pauseMs: number
  readonly signal: AbortSignal
}

export type Tally = { done: number; readonly failures: string[] }

/** Calls one after the other, each once, until the signal. A call without a response or with a refusal has failed. */
export const callAllDay = async (
  calls: Calls,
  { orderId, first, pauseMs, signal }: Day,
  tally: Tally,
): Promise<void> => {
  const all = listCalls(orderId)
  for (let turn = first; !signal.aborted; turn += 1) {
    const call = all[turn % all.length]
    if (call === undefined) return
    const [user, endpoint, request] = call
    const answer = await calls.once(user, endpoint, request)
    tally.done += 1
    if (answer === null || answer.status >= 400) {
      const result = answer === null ? 'no response' : `${answer.status} ${JSON.stringify(answer.body)}`
      tally.failures.push(`${endpoint.method} ${endpoint.path}: ${result}`)
    }
    if (pauseMs > 0) await wait(pauseMs)
  }
}
