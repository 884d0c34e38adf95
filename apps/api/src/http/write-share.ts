import { BulkheadRejectedError, bulkhead, type IPolicy } from 'cockatiel'
import { temporarilyUnavailable } from './refused.ts'

export type ShareLimits = {
  /** The writes of one user that may run at the same time. */
  readonly concurrent: number
  /** How long another one waits for its turn, in milliseconds. */
  readonly waitMs: number
}

/** Less than half of the connections (`DATABASE_CONNECTIONS`, 10); with the wait for a lock, less than 4 s in all. */
export const servingShare: ShareLimits = { concurrent: 4, waitMs: 900 }

/** The most writes of one user that wait; further ones are refused at once. */
const mostWaiting = 200

/**
 * Runs writes so that one user never occupies all database connections, for example while a row is locked (REL-002).
 * Refuses with 503 a write that waited too long.
 */
export const createWriteShare = ({ concurrent, waitMs }: ShareLimits = servingShare) => {
  const users = new Map<number, { readonly policy: IPolicy; open: number }>()
  return async <Result>(userId: number, write: () => Promise<Result>): Promise<Result> => {
    const share = users.get(userId) ?? { policy: bulkhead(concurrent, mostWaiting), open: 0 }
    users.set(userId, share)
    share.open += 1
    const arrived = performance.now()
    try {
      return await share.policy.execute(() => {
        if (performance.now() - arrived > waitMs) throw temporarilyUnavailable()
        return write()
      })
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? temporarilyUnavailable(error) : error
    } finally {
      share.open -= 1
      if (share.open === 0) users.delete(userId)
    }
  }
}
