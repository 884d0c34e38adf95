import { registerPageReset } from './page-memory.ts'

const lockName = 'girassol-refresh'
const stampKey = 'girassol-refreshed-at'

let refreshedHere = 0

/** When this browser last renewed its session, in any of its tabs. */
const refreshedAt = (): number => {
  try {
    return Math.max(refreshedHere, Number(localStorage.getItem(stampKey)) || 0)
  } catch {
    // Storage is blocked: this tab only knows its own renewals.
    return refreshedHere
  }
}

const stamp = () => {
  refreshedHere = Date.now()
  try {
    localStorage.setItem(stampKey, String(refreshedHere))
  } catch {
    // Storage is blocked: the time is stored only in this tab.
  }
}

/** Renews, unless the session was renewed after the failed call was sent: then the call only used the old token. */
const renewSince = async (begunAt: number, renew: () => Promise<boolean>): Promise<boolean> => {
  const since = refreshedAt()
  // A time in the future means that the clock was set back, so it is ignored.
  if (since > begunAt && since <= Date.now()) return true
  const isRenewed = await renew()
  if (isRenewed) stamp()
  return isRenewed
}

let refreshing: Promise<boolean> | undefined

registerPageReset(() => {
  refreshedHere = 0
  refreshing = undefined
})

/**
 * One renewal, however many calls found their token expired (C-03). Tabs renew one after the other, because the refresh
 * token rotates and the reuse of an old one ends the session. `begunAt` is when the failed call was sent, in epoch
 * milliseconds.
 */
export const refreshOnce = (begunAt: number, renew: () => Promise<boolean>): Promise<boolean> => {
  const inTurn = () => renewSince(begunAt, renew)
  // Browsers offer locks only on https and localhost.
  const locks: LockManager | null | undefined = navigator.locks
  refreshing ??= (locks ? locks.request(lockName, inTurn) : inTurn()).finally(() => {
    refreshing = undefined
  })
  return refreshing
}
