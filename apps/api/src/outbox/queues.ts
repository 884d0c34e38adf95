import type { PgBoss } from 'pg-boss'
import { deleteAfterSeconds } from './boss.ts'
import { effectNames } from './effects.ts'

const emptyUuid = '00000000-0000-0000-0000-000000000000'

/**
 * Within this time without a sign of life, the effects of a worker go to another one. A working worker renews its claim
 * more often.
 */
const heartbeatSeconds = 10

/** The pause after the first failed delivery, and the one up to which each further pause doubles, in seconds. */
export type RetryPauses = { readonly first: number; readonly longest: number }

const usualPauses: RetryPauses = { first: 5, longest: 3600 }

/**
 * pg-boss reads a queue's settings on first use. Inside a transaction of the embedded database, which has one
 * connection, that read would wait for ever; this look-up makes pg-boss cache them now.
 */
export const rememberQueues = async (boss: PgBoss): Promise<void> => {
  for (const name of effectNames) await boss.getJobById(name, emptyUuid)
}

/** Creates the queues before anything is sent, because sending to an unknown one fails. */
export const createQueues = async (boss: PgBoss, { first, longest } = usualPauses): Promise<void> => {
  for (const name of effectNames) {
    const pauses = { retryLimit: 12, retryDelay: first, retryBackoff: true, retryDelayMax: longest }
    const policy = { ...pauses, heartbeatSeconds, deleteAfterSeconds, notify: true }
    await boss.createQueue(name, policy)
    // Otherwise a queue that an earlier version created would not change its settings.
    await boss.updateQueue(name, policy)
  }
  await rememberQueues(boss)
}
