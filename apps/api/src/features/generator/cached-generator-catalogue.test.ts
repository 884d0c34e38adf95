import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../database/connection.ts'
import { freshDatabase, testedDatabases } from '../../database/test-database.ts'
import { loadDemoData } from '../../demo-data/load-demo-data.ts'
import type { Actor } from '../../http/actor.ts'
import { anActor } from '../../http/test-actor.ts'
import { findGeneratorCatalogue } from './cached-generator-catalogue.ts'

describe.each(testedDatabases)('the cached catalogue on %s', (kind) => {
  let connection: Connection

  beforeAll(async () => {
    connection = await freshDatabase(kind)
    await loadDemoData(connection.db, '2026-11-20T12:00:00Z')
  })
  afterAll(() => connection.close())

  const find = (role: Actor['roles'][number], now = '2026-11-20T12:00:00Z') =>
    connection.db.transaction().execute((tx) => {
      const actor = anActor({ roles: [role] })
      return findGeneratorCatalogue({ tx, actor, now })
    })

  test('KIT-001 it is built once and again after a product changed or the day did', async () => {
    const first = await find('INTEGRATOR')
    expect(await find('INTEGRATOR')).toBe(first)
    await connection.db
      .updateTable('product')
      .set({ price_cents: 12345, updated_at: new Date().toISOString() })
      .where('code', '=', '10010005')
      .execute()
    const second = await find('INTEGRATOR')
    expect(second.byCode.get('10010005')?.priceCents).toBe(12345)
    expect(first.byCode.get('10010005')?.priceCents).toBe(44990)
    expect(await find('INTEGRATOR', '2026-11-21T12:00:00Z')).not.toBe(second)
  })

  test('C-38 what staff see is never handed to an integrator', async () => {
    const staff = await find('COMMERCIAL')
    const integrator = await find('INTEGRATOR')
    expect(staff.byCode.has('10010001')).toBe(true)
    expect(integrator.byCode.has('10010001')).toBe(false)
    expect(await find('COMMERCIAL')).toBe(staff)
  })
})
