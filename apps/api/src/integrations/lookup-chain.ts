import type { IntegrationLog } from './integration-log.ts'
import type { Lookup } from './lookup.ts'

/** One public register. `find` resolves to null if the key is known not to exist, and rejects if it cannot decide. */
export type LookupProvider<Found> = {
  name: string
  find(key: string, signal: AbortSignal): Promise<Found | null>
}

type Chain<Found> = {
  providers: readonly LookupProvider<Found>[]
  /** How long each provider may take, in milliseconds, including the body. */
  timeoutMs: number
  log: IntegrationLog
}

/**
 * Calls the providers in order until one gives a result (C-94). A failure of any kind (time-out, refusal, invalid
 * response) is logged and the next one is called; if all fail the result is `unavailable`.
 */
export const chainLookups = <Found>({ providers, timeoutMs, log }: Chain<Found>): Lookup<Found> => ({
  async find(key) {
    for (const provider of providers) {
      try {
        const found = await provider.find(key, AbortSignal.timeout(timeoutMs))
        return found === null ? { outcome: 'notFound' } : { outcome: 'found', value: found }
      } catch (error) {
        log.warn({ provider: provider.name, reason: describeError(error) }, 'lookup provider failed')
      }
    }
    return { outcome: 'unavailable' }
  },
})

/** fetch only says 'fetch failed'; the real error (ECONNREFUSED, …) is in its cause. */
const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : ''
  return `${error.name}: ${error.message}${code}`
}
