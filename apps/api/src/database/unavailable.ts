/**
 * SQLSTATE codes after which the same call may succeed a moment later: connection lost (08), too few resources (53),
 * server stopping or starting (57P), a lock or a statement that took too long, an idle transaction that was ended, and
 * two transactions that collided.
 */
const transientStates = /^(?:08\w{3}|53\w{3}|57P0\d|55P03|57014|25P03|25P04|40001|40P01)$/

/** Errors of the network between this process and the database. */
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** The driver's own errors have no code. */
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Cannot use a pool after)/

/** Whether the database could not serve a statement for now: away, restarting, out of connections, or locked (C-231). */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return transientStates.test(code) || networkCodes.has(code) || driverMessages.test(error.message)
}
