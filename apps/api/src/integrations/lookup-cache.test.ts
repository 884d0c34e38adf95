import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { LookupAnswer } from './lookup.ts'
import { cachedLookup, type LookupCache } from './lookup-cache.ts'

type Row = { answer: unknown; at: string }
type Place = { city: string }
const found: LookupAnswer<Place> = { outcome: 'found', value: { city: 'Bonito' } }

/** A cache in memory that converts to JSON and back, like the jsonb column of the real one. */
const memoryCache = (rows: Map<string, Row>): LookupCache => ({
  async get({ kind, key, notOlderThan }) {
    const row = rows.get(`${kind}/${key}`)
    return row && row.at >= notOlderThan ? JSON.parse(JSON.stringify(row.answer)) : null
  },
  async put({ kind, key, answer, at }) {
    rows.set(`${kind}/${key}`, { answer, at })
  },
})

const setUp = (answers: LookupAnswer<Place>[]) => {
  const rows = new Map<string, Row>()
  const requested: string[] = []
  const clock = { at: new Date('2026-03-01T12:00:00.000Z') }
  const lookup = cachedLookup<Place>({
    kind: 'cep',
    lookup: {
      async find(key) {
        requested.push(key)
        return answers.shift() ?? { outcome: 'unavailable' }
      },
    },
    cache: memoryCache(rows),
    now: () => clock.at,
    cleanKey: (key) => (key.length >= 8 ? key.replace('-', '') : null),
    valueSchema: z.object({ city: z.string() }),
  })
  return { lookup, rows, requested, clock }
}

describe('cachedLookup', () => {
  it.each([found, { outcome: 'notFound' } as const])('C-94 calls once and caches %j', async (answer) => {
    const { lookup, requested } = setUp([answer])
    expect(await lookup.find('79290000')).toEqual(answer)
    expect(await lookup.find('79290000')).toEqual(answer)
    expect(requested).toEqual(['79290000'])
  })

  it('C-94 stores one row for all spellings of a key', async () => {
    const { lookup, rows } = setUp([found])
    await lookup.find('79290-000')
    expect(await lookup.find('79290000')).toEqual(found)
    expect([...rows.keys()]).toEqual(['cep/79290000'])
  })

  it('C-94 caches for 30 days and not longer', async () => {
    const { lookup, requested, clock } = setUp([found, { outcome: 'notFound' }])
    await lookup.find('79290000')
    clock.at = new Date('2026-03-31T12:00:00.000Z')
    expect(await lookup.find('79290000')).toEqual(found)
    clock.at = new Date('2026-03-31T12:00:00.001Z')
    expect(await lookup.find('79290000')).toEqual({ outcome: 'notFound' })
    expect(requested).toHaveLength(2)
  })

  it('C-94 does not cache that no provider could be reached', async () => {
    const { lookup, rows } = setUp([{ outcome: 'unavailable' }, found])
    expect(await lookup.find('79290000')).toEqual({ outcome: 'unavailable' })
    expect(rows.size).toBe(0)
    expect(await lookup.find('79290000')).toEqual(found)
  })

  it('C-94 calls again when the cached row has another shape', async () => {
    const { lookup, rows } = setUp([found])
    rows.set('cep/79290000', {
      answer: { outcome: 'found', value: { town: 'Bonito' } },
      at: '2026-03-01T11:00:00.000Z',
    })
    expect(await lookup.find('79290000')).toEqual(found)
    expect(rows.get('cep/79290000')?.answer).toEqual(found)
  })

  it('C-94 neither calls nor caches with a malformed key', async () => {
    const { lookup, rows, requested } = setUp([found])
    expect(await lookup.find('792')).toEqual({ outcome: 'notFound' })
    expect([requested, rows.size]).toEqual([[], 0])
  })
})
