import { z } from 'zod'
import type { Lookup, LookupAnswer } from './lookup.ts'

const maxAgeDays = 30
const msPerDay = 86_400_000

/** The cache storage: one row per kind and key. Instants are UTC ISO strings. */
export type LookupCache = {
  /** The stored response, or null if there is none as new as `notOlderThan`. */
  get(entry: { kind: string; key: string; notOlderThan: string }): Promise<unknown>
  /** Replaces the stored response. */
  put(entry: { kind: string; key: string; answer: unknown; at: string }): Promise<void>
}

type Caching<Found> = {
  kind: string
  lookup: Lookup<Found>
  cache: LookupCache
  now: () => Date
  /** The normalised key, or null if it is malformed and not worth caching. */
  cleanKey: (key: string) => string | null
  valueSchema: z.ZodType<Found>
}

/**
 * Caches the responses of a register for 30 days (C-94). `unavailable` is never cached. A row of an older release that
 * no longer matches the schema is requested again.
 */
export const cachedLookup = <Found>({
  kind,
  lookup,
  cache,
  now,
  cleanKey,
  valueSchema,
}: Caching<Found>): Lookup<Found> => {
  const answerSchema = z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('found'), value: valueSchema }),
    z.object({ outcome: z.literal('notFound') }),
  ])
  return {
    async find(key): Promise<LookupAnswer<Found>> {
      const clean = cleanKey(key)
      if (clean === null) return { outcome: 'notFound' }
      const at = now()
      const notOlderThan = new Date(at.getTime() - maxAgeDays * msPerDay).toISOString()
      const remembered = answerSchema.safeParse(await cache.get({ kind, key: clean, notOlderThan }))
      if (remembered.success) return remembered.data
      const answer = await lookup.find(clean)
      if (answer.outcome !== 'unavailable') await cache.put({ kind, key: clean, answer, at: at.toISOString() })
      return answer
    },
  }
}
