import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../database/connection.ts'
import { freshDatabase, testedDatabases } from '../database/test-database.ts'
import { changeCounters } from './count-calls.ts'

describe.each(testedDatabases)('counted calls on %s', (kind) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await freshDatabase(kind)
  })
  afterAll(() => connection.close())

  const callAt = async (now: string) => {
    const [counted] = await changeCounters(connection.db, [{ key: 'x', limit: 3, seconds: 60 }], { by: 1, now })
    return counted
  }

  test('REL-018 C-240 a clock that is set back by a day locks nobody out for a day, and the limit still counts', async () => {
    for (let n = 0; n < 4; n += 1) await callAt('2026-11-23T12:00:00.000Z')
    expect(await callAt('2026-11-23T12:00:59.000Z')).toMatchObject({ isAbove: true })
    expect(await callAt('2026-11-22T12:00:00.000Z')).toMatchObject({ isAbove: false })
    for (let n = 0; n < 2; n += 1) await callAt('2026-11-22T12:00:10.000Z')
    expect(await callAt('2026-11-22T12:00:20.000Z')).toMatchObject({
      isAbove: true,
      isFirstAbove: true,
      millisecondsLeft: 40_000,
    })
    expect(await callAt('2026-11-22T12:01:00.000Z')).toMatchObject({ isAbove: false })
  })

  test('REL-018 set back by seconds, the window begins anew once', async () => {
    for (let n = 0; n < 4; n += 1) await callAt('2026-11-24T12:00:30.000Z')
    expect(await callAt('2026-11-24T12:00:29.000Z')).toMatchObject({ isAbove: false, millisecondsLeft: 60_000 })
  })
})
