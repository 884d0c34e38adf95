import { type Endpoint, urlOf } from '@girassol/contract/http/endpoint'
import { listDeadLetters } from '@girassol/contract/inbound'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../app.ts'
import { snapshotOf } from '../database/test-snapshot.ts'
import { loadDemoPeople } from '../demo-data/demo-people.ts'
import { signedRequest, type TestApplication, testApplication, testSecrets } from '../test-application.ts'
import { signatureHeader, timestampHeader } from './signature.ts'
import { signedEndpoints } from './test-contract.ts'
import { faultsOfError } from './test-hostile-calls.ts'
import { hostileValues } from './test-hostile-values.ts'
import { accepts, fieldsOf, sampleOf, withValueAt } from './test-samples.ts'

const now = '2026-11-23T15:00:00.000Z'
const fiveMinutes = 300_000
const at = (milliseconds: number) => new Date(new Date(now).getTime() + milliseconds).toISOString()

/** Which system signs the calls under an address. */
const systemOf = ({ path }: Endpoint) => {
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
  const wellFormed = (endpoint: Endpoint) => (endpoint.body ? sampleOf(endpoint.body) : {})
  const requestOf = (endpoint: Endpoint, body: unknown = wellFormed(endpoint), signedAt = now) =>
    signedRequest({ endpoint, body, secret: testSecrets[systemOf(endpoint)], now: signedAt })
  const hostileBodiesOf = (endpoint: Endpoint): string[] =>
    (endpoint.body ? fieldsOf(endpoint.body) : [])
      .flatMap(({ path }) =>
        Object.values(hostileValues).map((hostile) => JSON.stringify(withValueAt(wellFormed(endpoint), path, hostile))),
      )
      .filter((body) => body !== undefined && body.length < 500_000)
  const refusalOf = (answer: LightMyRequestResponse) => [
    answer.statusCode,
    answer.json().reason,
    ...faultsOfError(answer),
  ]

  test.each(signedEndpoints)('C-50 %s keeps what is signed and answers 202', async (_name, endpoint) => {
    const answer = await application.app.inject(requestOf(endpoint))
    expect(answer.statusCode).toBe(202)
    expect(accepts(endpoint.response, answer.json())).toBe(true)
  })

  test.each(signedEndpoints)('C-50 %s refuses what nobody signed, and keeps nothing of it', async (_name, endpoint) => {
    const { headers, payload, ...rest } = requestOf(endpoint)
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
    const before = await snapshotOf(db())
    for (const attempt of attempts) {
      expect(refusalOf(await application.app.inject(attempt))).toEqual([401, 'unsigned'])
    }
    expect(await snapshotOf(db())).toEqual(before)
  })

  test.each(signedEndpoints)('C-50 %s takes five minutes of difference and no more', async (_name, endpoint) => {
    const send = async (signedAt: string) => application.app.inject(requestOf(endpoint, wellFormed(endpoint), signedAt))
    for (const near of [at(-fiveMinutes), at(fiveMinutes)]) expect((await send(near)).statusCode).toBe(202)
    for (const far of [at(-fiveMinutes - 1000), at(fiveMinutes + 1000)]) {
      expect(refusalOf(await send(far))).toEqual([401, 'stale'])
    }
  })

  test.each(signedEndpoints)('C-50 %s gives what is sent again no second effect', async (_name, endpoint) => {
    const once = requestOf(endpoint, wellFormed(endpoint), at(-2000))
    expect((await application.app.inject(once)).statusCode).toBe(202)
    const before = await snapshotOf(db())
    const again = await application.app.inject(once)
    expect([again.statusCode, again.json().outcome]).toEqual([202, 'repeated'])
    expect(await snapshotOf(db())).toEqual(before)
  })

  test.each(signedEndpoints)('C-102 %s refuses what is no JSON, and prototypes in it', async (_name, endpoint) => {
    const before = await snapshotOf(db())
    for (const body of ['', '{"half":', 'nonsense', '{"__proto__":{"polluted":true}}', '[{"constructor":1}]']) {
      const answer = await application.app.inject(requestOf(endpoint, body))
      expect([body, answer.statusCode, faultsOfError(answer)]).toEqual([body, 400, []])
    }
    const { headers, ...rest } = requestOf(endpoint, 'a=1')
    const form = await application.app.inject({ ...rest, headers: { ...headers, 'content-type': 'text/plain' } })
    expect([form.statusCode, faultsOfError(form)]).toEqual([415, []])
    const large = await application.app.inject(requestOf(endpoint, `[${' '.repeat(1024 * 1024)}]`))
    expect([large.statusCode, faultsOfError(large)]).toEqual([413, []])
    expect(await snapshotOf(db())).toEqual(before)
  })

  test.each(signedEndpoints)('C-140 %s stands whatever its sender says', async (_name, endpoint) => {
    for (const body of hostileBodiesOf(endpoint)) {
      const answer = await application.app.inject(requestOf(endpoint, body))
      const faults = answer.statusCode === 400 ? faultsOfError(answer) : []
      expect([body.slice(0, 100), [202, 400].includes(answer.statusCode), faults]).toEqual([
        body.slice(0, 100),
        true,
        [],
      ])
    }
    const administrator = await application.as('administrator@girassol.demo')
    expect((await administrator(listDeadLetters, { query: { take: 100 } })).statusCode).toBe(200)
  })

  test('C-50 without a secret nothing is taken, and sessions open no such call', async () => {
    const bare = await compose({ ...application.deps, signatureSecrets: {} })
    for (const [, endpoint] of signedEndpoints) {
      expect(refusalOf(await bare.inject(requestOf(endpoint)))).toEqual([404, 'noSecret'])
      const answer = await application.as('administrator@girassol.demo').then((call) => call(endpoint))
      expect([answer.statusCode, urlOf(endpoint.path)]).toEqual([401, urlOf(endpoint.path)])
    }
    await bare.close()
  })
})
