import {
  advanceSimulatedOrder,
  listOrdersToAdvance,
  listPayingOrders,
} from '../features/inbound/advance-simulated-order.ts'
import { payAtSimulatedGateway } from '../features/payments/pay-at-simulated-gateway.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { eachInTurn, oneByOne, type Run } from './run-job.ts'

/** Sends the next simulated event of every order whose last move is older than the pace. */
export const advanceOnce = (paceSeconds: number): Run =>
  oneByOne(
    (tx, now) => listOrdersToAdvance(tx, { now, paceSeconds }),
    async (mover, id) => void (await advanceSimulatedOrder(mover, id, paceSeconds)),
  )

/** Pays every approved order whose last move is older than the pace; no transaction is open meanwhile. */
export const payOnce =
  (paceSeconds: number): Run =>
  async (deps) => {
    const { connection, clock } = deps
    const paying = await connection.db
      .transaction()
      .execute((tx) => listPayingOrders(tx, { now: clock(), paceSeconds }))
    await eachInTurn(paying, (id) => payAtSimulatedGateway(deps, id))
  }

type Simulators = { readonly paceSeconds: number; readonly onError: (error: unknown) => void }

/** How often it checks the orders, in milliseconds: a few times per pace, at least once a second. */
const pollEvery = (paceSeconds: number): number => Math.max(1, paceSeconds / 4) * 1000

/**
 * C-50: with demonstration data, approved and paid orders continue by themselves, so that a visitor sees the tracker
 * change. No state is in the process, so any number of workers may run it. Returns the function that stops it.
 */
export const startOutsideSimulators = (deps: Dependencies, { paceSeconds, onError }: Simulators) => {
  const [live, pay] = [advanceOnce(paceSeconds), payOnce(paceSeconds)]
  let running = Promise.resolve()
  let idle = true
  const look = () => {
    if (!idle) return
    idle = false
    running = live(deps)
      .then(() => pay(deps))
      .catch(onError)
      .finally(() => {
        idle = true
      })
  }
  const timer = setInterval(look, pollEvery(paceSeconds))
  return async (): Promise<void> => {
    clearInterval(timer)
    await running
  }
}
