import type { IntegrationLog } from './integration-log.ts'
import type { Lookup } from './lookup.ts'
import type { OutsideSystem } from './outside-system.ts'

/** One public register. `find` resolves to null if the key is known not to exist, and rejects if it cannot decide. */
export type LookupProvider<Found> = {
  name: string
  find(key: string, signal: AbortSignal): Promise<Found | null>
}

export type ChainLimits = {
  /** How long each provider may take, in milliseconds, including the body. */
  timeoutMs: number
  log: IntegrationLog
  /** The limits of each provider, by its name: one that is away is passed over (C-234). */
  systemOf: (provider: string) => OutsideSystem
}

type Chain<Found> = ChainLimits & { providers: readonly LookupProvider<Found>[] }

/**
 * Calls the providers in order until one gives a result (C-94). A failure of any kind (time-out, refusal, invalid
 * response) is logged and the next one is called; if all fail the result is `unavailable`.
 */
export const chainLookups = <Found>({ providers, timeoutMs, log, systemOf }: Chain<Found>): Lookup<Found> => {
  const bounded = providers.map((provider) => ({ provider, system: systemOf(provider.name) }))
  return {
    async find(key) {
      for (const { provider, system } of bounded) {
        try {
          const found = await system.run(() => provider.find(key, AbortSignal.timeout(timeoutMs)), timeoutMs)
          return found === null ? { outcome: 'notFound' } : { outcome: 'found', value: found }
        } catch (error) {
          log.warn({ provider: provider.name, reason: describeError(error) }, 'lookup provider failed')
        }
      }
      return { outcome: 'unavailable' }
    },
  }
}

/** fetch only says 'fetch failed'; the real error (ECONNREFUSED, …) is in its cause. */
const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : ''
  return `${error.name}: ${error.message}${code}`
}
