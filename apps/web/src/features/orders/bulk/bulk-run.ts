import type { OrderRow } from '@girassol/contract/orders'
import { useSyncExternalStore } from 'react'
import { callEndpoint } from '../../../lib/api-client.ts'
import { ApiError, fallbackMessage } from '../../../lib/api-error.ts'
import { createStore } from '../../../lib/create-store.ts'
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts'
import type { BulkAction, BulkCall, BulkStep } from './bulk-action.ts'

/** The result for one order of a run. */
export type BulkResult = {
  readonly order: OrderRow
  /** Why it was refused; null when it was done. */
  readonly refusal: { readonly message: string; readonly reason: string | undefined; readonly status: number } | null
}

export type BulkRun = {
  /** The id of the command, which the result offers again for one order. */
  readonly commandId: string
  readonly action: BulkAction
  readonly orders: readonly OrderRow[]
  readonly results: readonly BulkResult[]
  readonly state: 'running' | 'stopping' | 'finished'
}

const current = createStore<BulkRun | null>(() => null)

export const getBulkRun = (): BulkRun | null => current.get()

/** The run of this window, which continues while other screens are open; null when there is none. */
export const useBulkRun = (): BulkRun | null => useSyncExternalStore(current.subscribe, getBulkRun)

/** The user has read the result. */
export const dismissBulkRun = (): void => {
  if (current.get()?.state === 'finished') current.set(null)
}

/** Stops the run after the current order. */
export const stopBulkRun = (): void => {
  const run = current.get()
  if (run?.state === 'running') current.set({ ...run, state: 'stopping' })
}

const retryAfterMs = [500, 2000] as const

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const isWithoutAnswer = (error: unknown) => error instanceof ApiError && error.status === 0

/** After a lost response the call is repeated with the same key: the server returns the result of the first call. */
const callOnce =
  (sellerId: string | undefined): BulkCall =>
  async (endpoint, request) => {
    const options = { sellerId, idempotencyKey: newIdempotencyKey() }
    for (const pauseMs of retryAfterMs) {
      try {
        return await callEndpoint(endpoint, request, options)
      } catch (error) {
        if (!isWithoutAnswer(error)) throw error
        await wait(pauseMs)
      }
    }
    return callEndpoint(endpoint, request, options)
  }

const toRefusal = (error: unknown): BulkResult['refusal'] =>
  error instanceof ApiError
    ? { message: error.message, reason: error.reason, status: error.status }
    : { message: fallbackMessage, reason: undefined, status: 0 }

const actOn = async (order: OrderRow, step: BulkStep, call: BulkCall): Promise<BulkResult> => {
  try {
    await step(order, call)
    return { order, refusal: null }
  } catch (error) {
    return { order, refusal: toRefusal(error) }
  }
}

/** Without a session nothing more can be done. */
const isSessionOver = ({ refusal }: BulkResult) => refusal?.status === 401

const warnBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()

export type BulkStart = Pick<BulkRun, 'commandId' | 'action' | 'orders'> & {
  readonly step: BulkStep
  /** The integrator for the whole run. */
  readonly sellerId: string | undefined
  /** `isSeen`: a screen that shows the result is open. */
  readonly onFinished: (run: BulkRun, isSeen: boolean) => void
}

/**
 * Acts on the orders one after the other (USE-025). Each is its own transaction: if another user interferes, the server
 * stops or the window closes, some orders are done and the others unchanged, never one half done. One run at a time.
 */
export const startBulkRun = async ({ step, sellerId, onFinished, ...run }: BulkStart): Promise<void> => {
  if ((getBulkRun()?.state ?? 'finished') !== 'finished') return
  current.set({ ...run, results: [], state: 'running' })
  window.addEventListener('beforeunload', warnBeforeClosing)
  const call = callOnce(sellerId)
  const results: BulkResult[] = []
  for (const order of run.orders) {
    const result = await actOn(order, step, call)
    results.push(result)
    const isOver = isSessionOver(result) || getBulkRun()?.state === 'stopping'
    current.set({ ...run, results: [...results], state: isOver ? 'stopping' : 'running' })
    if (isOver) break
  }
  window.removeEventListener('beforeunload', warnBeforeClosing)
  const finished: BulkRun = { ...run, results, state: 'finished' }
  current.set(finished)
  onFinished(finished, current.isShown())
}

/** The orders that were refused, or not started when the run was stopped. */
export const findLeftOver = ({ orders, results }: BulkRun): readonly OrderRow[] => {
  const done = new Set(results.filter(({ refusal }) => refusal === null).map(({ order }) => order.id))
  return orders.filter(({ id }) => !done.has(id))
}
