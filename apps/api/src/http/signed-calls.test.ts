import { type Endpoint, toUrl } from '@girassol/contract/http/endpoint'
import { listDeadLetters } from '@girassol/contract/inbound'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../app.ts'
import { takeSnapshot } from '../database/test-snapshot.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { signedRequest, type TestApplication, testApplication, testSecrets } from '../test-application.ts'
import { signatureHeader, timestampHeader } from './signature.ts'
import { signedEndpoints } from './test-contract.ts'
import { findErrorFaults } from './test-hostile-calls.ts'
import { hostileValues } from './test-hostile-values.ts'
import { accepts, listFields, makeSample, withValueAt } from './test-samples.ts'

const now = '2026-11-23T15:00:00.000Z'
const fiveMinutes = 300_000
const at = (milliseconds: number) => new Date(new Date(now).getTime() + milliseconds).toISOString()

/** The system that signs the calls to a URL. */
const findSystem = ({ path }: Endpoint) => {
  if (path.includes('/payments/')) return 'payments'
  return path.includes('/fretefy/') ? 'freight' : 'erp'
}

describe('the calls of other systems', () => {
  let application: TestApplication
  beforeAll(async () => {
    application = await testApplication({ kind: 'postgres' })
    application.setNow(now)
    await application.deps.connection.db.transaction().execute(loadDemoPeople)
  })
  afterAll(() => application.close())

  const db = () => application.deps.connection.db
  const wellFormed = (endpoint: Endpoint) => (endpoint.body ? makeSample(endpoint.body) : {})
  const toRequest = (endpoint: Endpoint, body: unknown = wellFormed(endpoint), signedAt = now) =>
    signedRequest({ endpoint, body, secret: testSecrets[findSystem(endpoint)], now: signedAt })
  const listHostileBodies = (endpoint: Endpoint): string[] =>
    (endpoint.body ? listFields(endpoint.body) : [])
      .flatMap(({ path }) =>
        Object.values(hostileValues).map((hostile) => JSON.stringify(withValueAt(wellFormed(endpoint), path, hostile))),
      )
      .filter((body) => body !== undefined && body.length < 500_000)
  const toRefusal = (answer: LightMyRequestResponse) => [
    answer.statusCode,
    answer.json().reason,
    ...findErrorFaults(answer),
  ]

  test.each(signedEndpoints)('C-50 %s stores what is signed and returns 202', async (_name, endpoint) => {
    const answer = await application.app.inject(toRequest(endpoint))
    expect(answer.statusCode).toBe(202)
    expect(accepts(endpoint.response, answer.json())).toBe(true)
  })

  test.each(signedEndpoints)('C-50 %s refuses an unsigned call and stores nothing of it', async (_name, endpoint) => {
    const { headers, payload, ...rest } = toRequest(endpoint)
    const { [signatureHeader]: signature = '', [timestampHeader]: timestamp = '', ...plain } = headers
    const otherSecret = signedRequest({ endpoint, body: payload, secret: 'another secret', now })
    const attempts = [
      { ...rest, payload, headers: plain },
      { ...rest, payload, headers: { ...plain, [timestampHeader]: timestamp } },
      { ...rest, payload, headers: { ...plain, [signatureHeader]: signature } },
      { ...rest, payload, headers: { ...headers, [timestampHeader]: String(Number(timestamp) + 1) } },
      { ...rest, payload, headers: { ...headers, [timestampHeader]: 'now' } },
      { ...rest, payload, headers: { ...headers, [signatureHeader]: signature.slice(0, -1) } },
      { ...rest, payload: `${payload} `, headers },
      otherSecret,
    ]
    const before = await takeSnapshot(db())
    for (const attempt of attempts) {
      expect(toRefusal(await application.app.inject(attempt))).toEqual([401, 'unsigned'])
    }
    expect(await takeSnapshot(db())).toEqual(before)
  })

  test.each(signedEndpoints)(
    'C-50 %s accepts a clock difference of five minutes and no more',
    async (_name, endpoint) => {
      const send = async (signedAt: string) =>
        application.app.inject(toRequest(endpoint, wellFormed(endpoint), signedAt))
      for (const near of [at(-fiveMinutes), at(fiveMinutes)]) expect((await send(near)).statusCode).toBe(202)
      for (const far of [at(-fiveMinutes - 1000), at(fiveMinutes + 1000)]) {
        expect(toRefusal(await send(far))).toEqual([401, 'stale'])
      }
    },
  )

  test.each(signedEndpoints)('C-50 %s executes a repeated message once', async (_name, endpoint) => {
    const once = toRequest(endpoint, wellFormed(endpoint), at(-2000))
    expect((await application.app.inject(once)).statusCode).toBe(202)
    const before = await takeSnapshot(db())
    const again = await application.app.inject(once)
    expect([again.statusCode, again.json().outcome]).toEqual([202, 'repeated'])
    expect(await takeSnapshot(db())).toEqual(before)
  })

  test.each(signedEndpoints)(
    'C-102 %s refuses a body that is not JSON, and prototypes in it',
    async (_name, endpoint) => {
      const before = await takeSnapshot(db())
      for (const body of ['', '{"half":', 'nonsense', '{"__proto__":{"polluted":true}}', '[{"constructor":1}]']) {
        const answer = await application.app.inject(toRequest(endpoint, body))
        expect([body, answer.statusCode, findErrorFaults(answer)]).toEqual([body, 400, []])
      }
      const { headers, ...rest } = toRequest(endpoint, 'a=1')
      const form = await application.app.inject({ ...rest, headers: { ...headers, 'content-type': 'text/plain' } })
      expect([form.statusCode, findErrorFaults(form)]).toEqual([415, []])
      const large = await application.app.inject(toRequest(endpoint, `[${' '.repeat(1024 * 1024)}]`))
      expect([large.statusCode, findErrorFaults(large)]).toEqual([413, []])
      expect(await takeSnapshot(db())).toEqual(before)
    },
  )

  test.each(signedEndpoints)('C-140 %s survives every hostile body of its sender', async (_name, endpoint) => {
    for (const body of listHostileBodies(endpoint)) {
      const answer = await application.app.inject(toRequest(endpoint, body))
      const faults = answer.statusCode === 400 ? findErrorFaults(answer) : []
      expect([body.slice(0, 100), [202, 400].includes(answer.statusCode), faults]).toEqual([
        body.slice(0, 100),
        true,
        [],
      ])
    }
    const administrator = await application.as('administrator@girassol.demo')
    expect((await administrator(listDeadLetters, { query: { take: 100 } })).statusCode).toBe(200)
  })

  test('C-50 without a secret every call is refused, and a session does not authorise one', async () => {
    const bare = await compose({ ...application.deps, signatureSecrets: {} })
    for (const [, endpoint] of signedEndpoints) {
      expect(toRefusal(await bare.inject(toRequest(endpoint)))).toEqual([404, 'noSecret'])
      const answer = await application.as('administrator@girassol.demo').then((call) => call(endpoint))
      expect([answer.statusCode, toUrl(endpoint.path)]).toEqual([401, toUrl(endpoint.path)])
    }
    await bare.close()
  })
})
