import { login } from '@girassol/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servingLimits } from '../../database/open-pool.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

let application: TestApplication

beforeAll(async () => {
  application = await testApplication({ contents: 'demonstration', database: { poolSize: 1, limits: servingLimits } })
})
afterAll(() => application.close())

test('REL-003 while 40 wrong passwords are checked, the only connection stays free for other calls', async () => {
  const { pool } = application.deps.connection
  let checked = 0
  const attempts = Array.from({ length: 40 }, async (_, number) => {
    const body = { email: `storm${number}@girassol.demo`, password: 'Errada@2026' }
    const answer = await application.anonymous(login, { body }, { 'x-forwarded-for': '' })
    checked += 1
    return answer.statusCode
  })
  await expect.poll(() => checked, { interval: 1, timeout: 20_000 }).toBeGreaterThan(0)
  await pool.query('select 1')
  expect(checked).toBeLessThan(40)
  expect(await Promise.all(attempts)).toEqual(Array(40).fill(401))
})
