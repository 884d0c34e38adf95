import { Gauge, Histogram, Registry } from 'prom-client'
import type { CallObserver } from './outside-system.ts'

export type OutsideMetrics = { readonly observer: CallObserver; readonly registry: Registry }

/** REL-015: how long each outside system takes, how often it fails, and whether it is not called for now. */
export const createOutsideMetrics = (): OutsideMetrics => {
  const registry = new Registry()
  const registers = [registry]
  const seconds = new Histogram({
    name: 'outside_call_duration_seconds',
    help: 'Seconds of an operation of an outside system; outcome: answer or failure',
    labelNames: ['system', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers,
  })
  const isAway = new Gauge({
    name: 'outside_system_away',
    help: '1 while an outside system is not called because it failed several times in a row',
    labelNames: ['system'],
    registers,
  })
  return {
    registry,
    observer: {
      called: (system, { isAnswer, seconds: taken }) =>
        seconds.observe({ system, outcome: isAnswer ? 'answer' : 'failure' }, taken),
      away: (system, away) => isAway.set({ system }, away ? 1 : 0),
    },
  }
}
