import { Gauge, type Registry } from 'prom-client'
import type { Dependencies } from './dependencies.ts'
import { findQueueStates, findSourceStates, type QueueState, type SourceState } from './state-queries.ts'

/** The database is read at most this often for all readers of the metrics, in milliseconds. */
const freshMs = 5000

type States = { readonly queues: readonly QueueState[]; readonly sources: readonly SourceState[] }

const unknown: States = { queues: [], sources: [] }

/** While the database is away these metrics are missing, and the others are still reported. */
const createReader = ({ connection, clock }: Dependencies, mostAgeMs: number) => {
  let readAt = Number.NEGATIVE_INFINITY
  let states: Promise<States> = Promise.resolve(unknown)
  const read = async (): Promise<States> => ({
    queues: await findQueueStates(connection.db),
    sources: await findSourceStates(connection.db, clock()),
  })
  return () => {
    const now = performance.now()
    if (now - readAt > mostAgeMs) {
      readAt = now
      states = read().catch(() => unknown)
    }
    return states
  }
}

type Described = { readonly name: string; readonly help: string; readonly labelNames: readonly string[] }
type Value = readonly [label: string, value: number]

/** REL-015: the state of the queues, of the messages of other systems, and of the connections to the database. */
export const measureState = (registry: Registry, deps: Dependencies, mostAgeMs: number = freshMs): void => {
  const readStates = createReader(deps, mostAgeMs)
  const gauge = (described: Described, values: () => Promise<readonly Value[]> | readonly Value[]) => {
    const [label = ''] = described.labelNames
    const created: Gauge = new Gauge({
      ...described,
      registers: [registry],
      collect: async () => {
        created.reset()
        for (const [name, value] of await values()) created.set({ [label]: name }, value)
      },
    })
  }
  // First, so that the reads of the other metrics do not count.
  const { pool } = deps.connection
  gauge({ name: 'database_pool_waiting', help: 'Calls that wait for a connection', labelNames: ['pool'] }, () => [
    ['main', pool.waitingCount ?? 0],
  ])
  gauge({ name: 'database_pool_connections', help: 'Connections that are open', labelNames: ['pool'] }, () => [
    ['main', pool.totalCount ?? 0],
  ])
  const ofQueues = (name: string, help: string, read: (state: QueueState) => number) =>
    gauge({ name, help, labelNames: ['queue'] }, async () =>
      (await readStates()).queues.map((state): Value => [state.name, read(state)]),
    )
  const ofSources = (name: string, help: string, read: (state: SourceState) => number) =>
    gauge({ name, help, labelNames: ['source'] }, async () =>
      (await readStates()).sources.map((state): Value => [state.source, read(state)]),
    )
  ofQueues('queue_jobs_waiting', 'Jobs and effects that wait or run', ({ waiting }) => waiting)
  ofQueues('queue_jobs_failed', 'Jobs and effects whose last try failed', ({ failed }) => failed)
  ofQueues('queue_oldest_waiting_seconds', 'Age of the oldest job that waits or runs', (state) => state.oldest_seconds)
  ofSources('inbound_messages_dead', 'Messages that could not be used and wait for a person', ({ dead }) => dead)
  ofSources('inbound_last_message_age_seconds', 'Seconds since the last message', (state) => state.age_seconds)
}
