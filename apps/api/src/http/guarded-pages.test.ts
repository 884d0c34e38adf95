import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose, composeWorker } from '../app.ts'
import { demoPassword } from '../demo-data/demo-accounts.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { type TestApplication, testApplication } from '../test-application.ts'
import { serveMetrics } from './metrics.ts'

const token = 'what Prometheus sends, at least 32 characters'
const descriptions = ['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml']

describe('in production', () => {
  let application: TestApplication
  let production: FastifyInstance
  const opened: FastifyInstance[] = []

  const open = async (metricsToken: string | undefined, composed = compose): Promise<FastifyInstance> => {
    const app = await composed({ ...application.deps, guarded: { metricsToken } })
    opened.push(app)
    return app
  }
  beforeAll(async () => {
    application = await testApplication()
    await application.deps.connection.db.transaction().execute(loadDemoPeople)
    production = await open(token)
  })
  afterAll(async () => {
    for (const app of opened) await app.close()
    await application.close()
  })

  const readMetrics = async (app: FastifyInstance, authorization?: string) => {
    const { statusCode, body } = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
    return [statusCode, body.includes('http_request_duration_seconds')]
  }

  test.each([
    ['a process that serves calls', compose],
    ['a worker', composeWorker],
  ])('SEC-018 C-224 the metrics of %s answer to the token alone', async (_process, composed) => {
    const app = await open(token, composed)
    for (const wrong of [undefined, token, 'Bearer ', 'Bearer undefined', `Bearer ${token}x`, `Basic ${token}`])
      expect([wrong, await readMetrics(app, wrong)]).toEqual([wrong, [404, false]])
    expect(await readMetrics(app, `Bearer ${token}`)).toEqual([200, true])
    const withoutToken = await open(undefined, composed)
    for (const guess of [undefined, 'Bearer ', 'Bearer undefined'])
      expect([guess, await readMetrics(withoutToken, guess)]).toEqual([guess, [404, false]])
  })

  test('SEC-018 C-224 a port of their own answers with the metrics and nothing else, and ends with the process', async () => {
    const app = await composeWorker({ ...application.deps, guarded: { metricsToken: undefined } })
    const address = await serveMetrics(app, { port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/metrics`)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('nodejs_eventloop_lag')])
    expect((await fetch(`${address}/health`)).status).toBe(404)
    expect(await readMetrics(app)).toEqual([404, false])
    await app.close()
    await expect(fetch(`${address}/metrics`)).rejects.toThrow()
  })

  const readDescriptions = async (email: string | null) => {
    const login = { method: 'POST', url: '/api/auth/login', payload: { email, password: demoPassword } } as const
    const cookies = email === null ? [] : (await production.inject(login)).cookies
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const answers = await Promise.all(descriptions.map((url) => production.inject({ url, headers: { cookie } })))
    return answers.map(({ statusCode }) => statusCode)
  }

  test('SEC-018 C-224 the description of the API is for administrators, and open outside production', async () => {
    const all = (status: number) => descriptions.map(() => status)
    expect(await readDescriptions(null)).toEqual(all(401))
    for (const email of ['integrator@girassol.demo', 'commercial@girassol.demo'])
      expect([email, await readDescriptions(email)]).toEqual([email, all(403)])
    const allowed = await readDescriptions('administrator@girassol.demo')
    expect(allowed.filter((status) => status >= 400)).toEqual([])
    for (const url of ['/api/openapi.json', '/api/docs/', '/metrics'])
      expect([url, (await application.app.inject({ url })).statusCode]).toEqual([url, 200])
  })
})
