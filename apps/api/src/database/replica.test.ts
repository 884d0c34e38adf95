import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { followReplica, parseLogPosition, type Replica } from './replica.ts'
import type { DB } from './schema.ts'

/** A server that answers every statement with a place in the log, or fails. */
const serverAt = (read: () => string) => {
  const query = async () => ({ command: 'SELECT' as const, rowCount: 1, rows: [{ position: read() }] })
  const pool = { connect: async () => ({ query, release: () => undefined }), end: async () => undefined }
  // The streaming form of `query` is not used here.
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as never }) })
}

let replica: Replica | null = null

afterEach(async () => {
  await replica?.close()
  vi.useRealTimers()
})

test('REL-019 places in the log are compared as numbers, and other texts are none', () => {
  expect([parseLogPosition('0/A'), parseLogPosition('1/0'), parseLogPosition('FFFFFFFF/FFFFFFFF')]).toEqual([
    10n,
    2n ** 32n,
    2n ** 64n - 1n,
  ])
  for (const text of ['', '0', '0/G', "0/0'; drop", '000000001/0']) expect(parseLogPosition(text)).toBeNull()
})

test('REL-019 a replica has what it replayed, and nothing while it is away or 10 seconds behind', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let now = 0
  let [written, replayed] = ['0/64', '0/64']
  let isAway = false
  const read = () => {
    if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    return replayed
  }
  replica = followReplica(
    serverAt(() => written),
    serverAt(read),
    () => now,
  )
  const look = async () => {
    vi.advanceTimersByTime(1000)
    now += 1000
    await wait(5)
  }
  await wait(5)
  expect([await replica.has(null), await replica.has(100n), await replica.has(101n)]).toEqual([true, true, false])

  written = '0/C8'
  for (let second = 0; second < 9; second += 1) await look()
  expect([await replica.has(100n), await replica.has(200n)]).toEqual([true, false])
  for (let second = 0; second < 4; second += 1) await look()
  expect(await replica.has(100n)).toBe(false)

  replayed = '0/C8'
  await look()
  expect(await replica.has(200n)).toBe(true)

  isAway = true
  expect(await replica.has(201n)).toBe(false)
  isAway = false
  expect(await replica.has(100n)).toBe(false)
  await look()
  expect(await replica.has(100n)).toBe(true)
  replica.leave()
  expect(await replica.has(null)).toBe(false)
})
