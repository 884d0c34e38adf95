import { z } from 'zod'
import type { Lookup, LookupAnswer } from './lookup.ts'

const maxAgeDays = 30
const msPerDay = 86_400_000

/** Where answers are remembered: one row per kind and key. Instants are UTC ISO strings. */
export type LookupCache = {
  /** The remembered answer, or null when there is none as young as `notOlderThan`. */
  get(entry: { kind: string; key: string; notOlderThan: string }): Promise<unknown>
  /** Replaces what was remembered. */
  put(entry: { kind: string; key: string; answer: unknown; at: string }): Promise<void>
}

type Caching<Found> = {
  kind: string
  lookup: Lookup<Found>
  cache: LookupCache
  now: () => Date
  /** The one spelling of a key, or null when it is malformed and not worth remembering. */
  cleanKey: (key: string) => string | null
  valueSchema: z.ZodType<Found>
}

/**
 * Remembers what a register answered for 30 days (C-94). `unavailable` is never remembered, and a row written by an
 * older release that no longer fits is asked again instead of trusted.
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
