import type { PgBoss } from 'pg-boss'
import { deleteAfterSeconds } from './boss.ts'
import { effectNames } from './effects.ts'

const emptyUuid = '00000000-0000-0000-0000-000000000000'

/** The effects of a worker that died are another's within seconds: a living one says every few that it still delivers. */
const heartbeatSeconds = 10

/**
 * The queues exist before anything is sent: sending to an unknown one fails. The first pause after a failed delivery
 * is given; each further one doubles, up to an hour.
 */
export const createQueues = async (boss: PgBoss, retryDelay = 5): Promise<void> => {
  for (const name of effectNames) {
    const pauses = { retryLimit: 12, retryDelay, retryBackoff: true, retryDelayMax: 3600 }
    const policy = { ...pauses, heartbeatSeconds, deleteAfterSeconds }
    await boss.createQueue(name, policy)
    // A queue that an earlier version made keeps its own settings otherwise.
    await boss.updateQueue(name, policy)
    // pg-boss reads a queue's settings at its first use. Inside a transaction of the embedded database, which has one
    // connection, that read would wait for ever; any look-up makes it remember them now.
    await boss.getJobById(name, emptyUuid)
  }
}
