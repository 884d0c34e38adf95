import { AsyncLocalStorage } from 'node:async_hooks'

/** When the current call first waited for an outside system, in milliseconds of the process; null before. */
type Waiting = { since: number | null }

const waitings = new AsyncLocalStorage<Waiting>()
const deadlines = new AsyncLocalStorage<AbortSignal>()

/** Marks that a user, or another system, waits for this work; work outside of it is a job (C-234). */
export const whileCallerWaits = <Result>(work: () => Result): Result => waitings.run({ since: null }, work)

/**
 * How long the current work may still wait for outside systems, in milliseconds: everything that one caller waits for
 * shares `callMs`, and each operation of a job has `jobMs`.
 */
export const findPatience = ({ callMs, jobMs }: { readonly callMs: number; readonly jobMs: number }): number => {
  const waiting = waitings.getStore()
  if (waiting === undefined) return jobMs
  const now = performance.now()
  waiting.since ??= now
  return Math.max(0, callMs - (now - waiting.since))
}

/** Whether a user, or another system, waits for the current work. */
export const isCallerWaiting = (): boolean => waitings.getStore() !== undefined

/** Runs an operation whose requests all end at the deadline. */
export const untilDeadline = <Result>(deadline: AbortSignal, work: () => Result): Result =>
  deadlines.run(deadline, work)

/** The signal of a request, which ends at the deadline of its operation too. */
export const withDeadline = (signal: AbortSignal): AbortSignal => {
  const deadline = deadlines.getStore()
  return deadline === undefined ? signal : AbortSignal.any([signal, deadline])
}
