import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose, composeWorker } from '../app.ts'
import { servingLimits } from '../database/open-pool.ts'
import { type TestApplication, testApplication } from '../test-application.ts'

let application: TestApplication

beforeAll(async () => {
  application = await testApplication({ database: { poolSize: 1, limits: servingLimits } })
})
afterAll(() => application.close())

const isReady = async (app: FastifyInstance) => {
  const answer = await app.inject({ url: '/ready' })
  return [answer.statusCode, answer.json().status]
}

describe('readiness', () => {
  test('REL-004 fails while no connection is free, although the process lives, and then succeeds again', async () => {
    expect(await isReady(application.app)).toEqual([200, 'ok'])
    const occupied = await application.deps.connection.pool.connect()
    expect(await isReady(application.app)).toEqual([503, 'database unreachable'])
    expect((await application.app.inject({ url: '/health' })).statusCode).toBe(200)
    occupied.release()
    expect(await isReady(application.app)).toEqual([200, 'ok'])
  })

  test('REL-004 fails while a migration is missing', async () => {
    const { pool } = application.deps.connection
    const { rows } = await pool.query('delete from kysely_migration where name like $1 returning name, timestamp', [
      '010%',
    ])
    expect(await isReady(application.app)).toEqual([503, 'migrations missing'])
    await pool.query('insert into kysely_migration values ($1, $2)', [rows[0].name, rows[0].timestamp])
    expect(await isReady(application.app)).toEqual([200, 'ok'])
  })

  test('REL-004 fails while the process stops', async () => {
    const stopping = await compose({ ...application.deps, isStopping: () => true })
    expect(await isReady(stopping)).toEqual([503, 'stopping'])
    await stopping.close()
  })

  test('REL-004 a worker process reports it too, and serves no other calls', async () => {
    const worker = await composeWorker(application.deps)
    expect(await isReady(worker)).toEqual([200, 'ok'])
    const statuses = await Promise.all(
      ['/health', '/metrics', '/api/auth/me'].map(async (url) => (await worker.inject({ url })).statusCode),
    )
    expect(statuses).toEqual([200, 200, 404])
    await worker.close()
  })
})
