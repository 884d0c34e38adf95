import { listInverterBrands } from '@girassol/contract/generator'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { beforeEach, expect, test, vi } from 'vitest'
import { callEndpoint } from './api-client.ts'
import { takeArrivedAnswer } from './early-answers.ts'
import { fakeApi } from './fake-api.ts'

// The page was opened just before, however long this worker has been running.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})

const me = '/api/auth/me'

const early = (seller: string | null, answer: Promise<Response>, text?: string) => {
  globalThis.girassolEarly = { seller, calls: new Map([[me, { answer, ...(text !== undefined && { text }) }]]) }
}

const answer = (name: string) => Promise.resolve(Response.json({ ...aSession('MANAGER'), name }))

test('AUTH-003 the session preloaded by the page is used once, and requested after that', async () => {
  const api = fakeApi().on(readSession, aSession('MANAGER'))
  early(null, answer('Cedo'))
  expect((await callEndpoint(readSession, {})).name).toBe('Cedo')
  expect(api.callsTo(readSession)).toHaveLength(0)
  expect((await callEndpoint(readSession, {})).name).toBe('Marina Alves')
})

test('AUTH-009 data preloaded for another integrator is not used', async () => {
  fakeApi().on(readSession, aSession('MANAGER'))
  early('INT001', answer('Cedo'))
  expect((await callEndpoint(readSession, {})).name).toBe('Marina Alves')
})

test('AUTH-003 a failed preload is requested again', async () => {
  fakeApi().on(readSession, aSession('MANAGER'))
  early(null, Promise.reject(new TypeError('Failed to fetch')))
  expect((await callEndpoint(readSession, {})).name).toBe('Marina Alves')
})

test('AUTH-003 a preload older than a minute is requested again', async () => {
  const api = fakeApi().on(readSession, aSession('MANAGER'))
  early(null, answer('Cedo'))
  vi.spyOn(performance, 'now').mockReturnValue(60_001)
  expect((await callEndpoint(readSession, {})).name).toBe('Marina Alves')
  expect(api.callsTo(readSession)).toHaveLength(1)
})

test('AUTH-003 a call without a preload is requested as usual', async () => {
  const api = fakeApi().on(listInverterBrands, [])
  early(null, answer('Cedo'))
  await callEndpoint(listInverterBrands, { query: {} })
  expect(api.callsTo(listInverterBrands)).toHaveLength(1)
})

test('AUTH-003 preloaded data is available at once, once, and is not requested again', async () => {
  const api = fakeApi().on(readSession, aSession('MANAGER'))
  early(null, answer('Cedo'), '{"name":"Cedo"}')
  expect(takeArrivedAnswer(me, undefined)).toEqual({ name: 'Cedo' })
  expect(takeArrivedAnswer(me, undefined)).toBeUndefined()
  await callEndpoint(readSession, {})
  expect(api.callsTo(readSession)).toHaveLength(1)
})

test('AUTH-009 data preloaded for another integrator is not shown', () => {
  early('INT001', answer('Cedo'), '{"name":"Cedo"}')
  expect(takeArrivedAnswer(me, undefined)).toBeUndefined()
})

test('AUTH-003 data preloaded a minute ago is too old', () => {
  early(null, answer('Cedo'), '{"name":"Cedo"}')
  vi.spyOn(performance, 'now').mockReturnValue(60_001)
  expect(takeArrivedAnswer(me, undefined)).toBeUndefined()
})

test('ORD-040 the rows of a preloaded page have the values that were sent once', () => {
  const actions = { approve: { allowed: true } }
  const page = { data: [{ id: 1, actions: 0 }], total: 1, shared: { field: 'actions', values: [actions] } }
  early(null, answer('Cedo'), JSON.stringify(page))
  expect(takeArrivedAnswer(me, undefined)).toEqual({ data: [{ id: 1, actions }], total: 1 })
})
