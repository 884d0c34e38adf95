import type { CalledSystem } from '@girassol/domain/setup'
import {
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  TaskCancelledError,
} from 'cockatiel'
import { findPatience, isCallerWaiting, untilDeadline } from './caller-patience.ts'
import { StorageFull } from './files/storage-full.ts'
import { SystemAway, SystemRefused } from './system-away.ts'

export type CallLimits = {
  /** How long a user waits for outside systems in one call, in milliseconds. */
  readonly callMs: number
  /** How long a job waits for one operation, in milliseconds. */
  readonly jobMs: number
  /** After so many failures in a row a system is not called. */
  readonly failures: number
  /** Then one call tries it again, after this many milliseconds. */
  readonly pauseMs: number
  /** How many operations use a system at the same time; each has one request at a time. */
  readonly atOnce: number
  /** How many of them may be of jobs, so that users always get their turn. */
  readonly ofJobs: number
}

/** C-234. With the reads of the database, a user waits for less than 6 seconds (REL-007). */
export const usualLimits: CallLimits = {
  callMs: 5000,
  jobMs: 15_000,
  failures: 5,
  pauseMs: 30_000,
  atOnce: 8,
  ofJobs: 4,
}

/** What is reported about each operation, for metrics and the log. */
export type CallObserver = {
  /** An operation ended; `isAnswer`: the system gave a usable answer, be it a refusal. */
  readonly called: (system: string, outcome: { readonly isAnswer: boolean; readonly seconds: number }) => void
  /** A system is not called any more, or is called again. */
  readonly away: (system: string, isAway: boolean) => void
}

/** Calls one system within its limits. Rejects with `SystemAway` if it gave no usable answer. */
export type OutsideSystem = {
  /** `mostMs`: a shorter time than usual, in milliseconds. */
  run<Answer>(operation: () => Promise<Answer>, mostMs?: number): Promise<Answer>
}

type Named = { readonly system: CalledSystem; readonly name: string }
type Options = { readonly limits: CallLimits; readonly observer: CallObserver }

/** With less than this part of the usual time left, a system is not called any more. */
const leastTime = 0.1

/** More calls that wait for their turn than this are refused at once. */
const mostWaiting = 200

/** An attempt that failed because the caller had too little time left: it says nothing about the system. */
class TooLittleTime extends Error {
  override name = 'TooLittleTime'
}

type Settled<Answer> = { readonly answer: Answer } | { readonly refusal: unknown }

/** An honest refusal is an answer: it ends a row of failures. */
const settle = async <Answer>(work: Promise<Answer>): Promise<Settled<Answer>> => {
  try {
    return { answer: await work }
  } catch (error) {
    if (error instanceof SystemRefused || error instanceof StorageFull) return { refusal: error }
    throw error
  }
}

/** Rejects at the deadline, even if the work does not end then. */
const beforeDeadline = <Answer>(deadline: AbortSignal, work: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(deadline.reason as Error)
    deadline.addEventListener('abort', fail, { once: true })
    if (deadline.aborted) fail()
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', fail))
  })

const createBreaker = (name: string, { limits, observer }: Options) => {
  const counts = (error: unknown) => !(error instanceof TooLittleTime) || policy.state === CircuitState.HalfOpen
  const policy = circuitBreaker(handleWhen(counts), {
    halfOpenAfter: limits.pauseMs,
    breaker: new ConsecutiveBreaker(limits.failures),
  })
  let openedAt = 0
  policy.onBreak(() => {
    openedAt = Date.now()
    observer.away(name, true)
  })
  policy.onReset(() => observer.away(name, false))
  const isPausing = () => policy.state === CircuitState.Open && Date.now() - openedAt < limits.pauseMs
  return {
    execute: <Answer>(work: () => Promise<Answer>): Promise<Answer> => policy.execute(work),
    /** Also while the one trial runs: nobody waits for its result. */
    isOpen: () => isPausing() || policy.state === CircuitState.HalfOpen,
  }
}

/** At most so many operations at the same time, of which some may be of jobs; the others wait until their deadline. */
const createTurns = ({ atOnce, ofJobs }: CallLimits) => {
  const slots = bulkhead(atOnce, mostWaiting)
  const jobSlots = bulkhead(ofJobs, mostWaiting)
  return <Answer>(deadline: AbortSignal, work: () => Promise<Answer>): Promise<Answer> => {
    const takeSlot = () => slots.execute(work, deadline)
    return beforeDeadline(deadline, isCallerWaiting() ? takeSlot() : jobSlots.execute(takeSlot, deadline))
  }
}

type Attempt = {
  readonly deadline: AbortSignal
  /** Which part of the usual time is left, from 0 to 1: the caller may have waited for another system, or in the line. */
  readonly timeLeft: () => number
}

const startAttempt = (limits: CallLimits, mostMs: number): Attempt => {
  const usualMs = Math.min(mostMs, isCallerWaiting() ? limits.callMs : limits.jobMs)
  const ms = Math.min(usualMs, findPatience(limits))
  const endsAt = performance.now() + ms
  return {
    deadline: AbortSignal.timeout(Math.round(ms)),
    timeLeft: () => Math.max(0, endsAt - performance.now()) / usualMs,
  }
}

const runAttempt = <Answer>(operation: () => Promise<Answer>, { deadline, timeLeft }: Attempt) => {
  const hasTime = timeLeft() >= 0.5
  return settle(beforeDeadline(deadline, untilDeadline(deadline, operation))).catch((error: unknown) => {
    throw deadline.aborted && !hasTime ? new TooLittleTime('too little time was left', { cause: error }) : error
  })
}

/** Reports how long an operation took, and whether the system gave an answer. */
const observed = async <Answer>({ name, observer }: Pick<Options, 'observer'> & Named, work: () => Promise<Answer>) => {
  const since = performance.now()
  const report = (isAnswer: boolean) => observer.called(name, { isAnswer, seconds: (performance.now() - since) / 1000 })
  try {
    const answer = await work()
    report(true)
    return answer
  } catch (error) {
    report(false)
    throw error
  }
}

const isTooFull = (error: unknown) => error instanceof BulkheadRejectedError || error instanceof TaskCancelledError

/**
 * The limits of one system (C-234): time, a number of operations at the same time, and a circuit breaker. Failures are:
 * no connection, no answer in time, an error of the server, an answer of an unexpected shape. A refusal of one request
 * is an answer.
 */
export const createOutsideSystem = (named: Named, options: Options): OutsideSystem => {
  const { system, name } = named
  const breaker = createBreaker(name, options)
  const inTurn = createTurns(options.limits)
  const refuseIfAway = () => {
    if (breaker.isOpen()) throw new SystemAway({ system, wasCalled: false, cause: 'it has just failed' })
  }
  return {
    async run<Answer>(operation: () => Promise<Answer>, mostMs = Number.POSITIVE_INFINITY) {
      refuseIfAway()
      const attempt = startAttempt(options.limits, mostMs)
      let wasCalled = false
      const call = async () => {
        refuseIfAway()
        if (attempt.timeLeft() < leastTime) throw new TaskCancelledError('its turn came too late')
        wasCalled = true
        return observed({ ...named, ...options }, () => breaker.execute(() => runAttempt(operation, attempt)))
      }
      const settled = await inTurn(attempt.deadline, call).catch((error: unknown) => {
        if (error instanceof SystemAway) throw error
        const cause = isTooFull(error) || !wasCalled ? 'too many calls wait for it' : error
        throw new SystemAway({ system, wasCalled, cause })
      })
      if ('answer' in settled) return settled.answer
      if (settled.refusal instanceof StorageFull) throw settled.refusal
      throw new SystemAway({ system, wasCalled, cause: settled.refusal })
    },
  }
}
