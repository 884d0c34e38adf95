import type { CalledSystem } from '@girassol/domain/setup'

type Facts = {
  readonly system: CalledSystem
  /** False if the portal did not even call, because the system has just failed or has too many calls already. */
  readonly wasCalled: boolean
  readonly cause?: unknown
}

const describeCause = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  // fetch only says 'fetch failed'; the real error (ECONNREFUSED, …) is in its cause.
  const code = cause.cause instanceof Error && 'code' in cause.cause ? ` (${String(cause.cause.code)})` : ''
  return `${cause.message}${code}`
}

/** An outside system gave no usable answer (REL-007). The same call may succeed later. */
export class SystemAway extends Error {
  override name = 'SystemAway'
  readonly system: CalledSystem
  readonly wasCalled: boolean

  constructor({ system, wasCalled, cause }: Facts) {
    super(wasCalled ? describeCause(cause) : `${system} was not called: ${describeCause(cause)}`, { cause })
    this.system = system
    this.wasCalled = wasCalled
  }
}

/**
 * The system answered, and refused this one request or the portal's account: it works, so the answer does not count as
 * a failure of the system.
 */
export class SystemRefused extends Error {
  override name = 'SystemRefused'
}
