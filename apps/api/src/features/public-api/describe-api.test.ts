import { createHmac } from 'node:crypto'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import { readApiDescription } from '@girassol/contract/public-api'
import { type ApiCallName, apiExamples } from '@girassol/contract/public-api/examples'
import { signedExample, webhookExamples } from '@girassol/contract/public-api/webhook-examples'
import { apiScopeNames } from '@girassol/domain/api-keys'
import { apiCodeNames } from '@girassol/domain/public-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { keyEndpoints } from '../../contracts.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'

let application: TestApplication
beforeAll(async () => {
  application = await testApplication()
})
afterAll(() => application.close())

const names = Object.keys(keyEndpoints) as ApiCallName[]
const find = (name: ApiCallName) => keyEndpoints[name] as Endpoint

test('API-011 the description has every call of the contract with its scope, and is open to everybody', async () => {
  const answer = await application.anonymous(readApiDescription)
  expect(answer.statusCode).toBe(200)
  const { paths, webhooks, ...described } = answer.json()
  const calls = Object.entries(paths as Record<string, Record<string, { 'x-scope': string }>>).flatMap(([path, at]) =>
    Object.entries(at).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call['x-scope']]),
  )
  expect(calls.toSorted()).toEqual(
    names
      .map((name) => {
        const { method, path, scope } = find(name)
        return [`${method} ${path.replace('/public/v1', '').replace(/:(\w+)/g, '{$1}')}`, scope]
      })
      .toSorted(),
  )
  expect(described['x-scopes'].map(({ scope }: { scope: string }) => scope)).toEqual(apiScopeNames)
  expect(described['x-codes'].map(({ code }: { code: string }) => code)).toEqual(apiCodeNames)
  expect(described['x-limits']).toEqual({ perMinute: 120, perDay: 20_000, pageSize: 100 })
  expect(Object.keys(webhooks)).toEqual(Object.keys(webhookExamples))
})

test.each(names)('API-011 the example of %s is as its schemas say', (name) => {
  const { params, query, body, response, path } = find(name)
  const { address, body: sent, answer } = apiExamples[name]
  const [given = '', search = ''] = `/public/v1${address}`.split('?')
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const found = pattern.exec(given)
  expect(found).not.toBeNull()
  if (params) z.parse(params, { ...found?.groups })
  if (query) z.parse(query, Object.fromEntries(new URLSearchParams(search)))
  if (body) z.parse(body, sent)
  expect(z.parse(response, answer)).toEqual(answer)
})

test('WHK-003 the example of a signed delivery is the one that its secret gives', () => {
  const { secret, id, timestamp, body, signature } = signedExample
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`).toBe(signature)
})
