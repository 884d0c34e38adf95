import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { afterEach, expect, test } from 'vitest'
import { callEndpoint } from './api-client.ts'
import { fakeApi } from './fake-api.ts'

afterEach(() => {
  globalThis.girassolSession = undefined
})

const early = (seller: string | null, name: string) => {
  globalThis.girassolSession = { seller, answer: Promise.resolve(Response.json({ ...aSession('MANAGER'), name })) }
}

test('AUTH-003 the session that the page asked for is taken once, and asked for after that', async () => {
  const api = fakeApi().on(readSession, aSession('MANAGER'))
  early(null, 'Cedo')
  expect((await callEndpoint(readSession, {})).name).toBe('Cedo')
  expect(api.callsTo(readSession)).toHaveLength(0)
  expect((await callEndpoint(readSession, {})).name).toBe('Marina Alves')
})

test('AUTH-009 what was asked in the name of another integrator is not taken', async () => {
  fakeApi().on(readSession, aSession('MANAGER'))
  early('INT001', 'Cedo')
  expect((await callEndpoint(readSession, {})).name).toBe('Marina Alves')
})

test('AUTH-003 one that failed is asked for again', async () => {
  fakeApi().on(readSession, aSession('MANAGER'))
  globalThis.girassolSession = { seller: null, answer: Promise.reject(new TypeError('Failed to fetch')) }
  expect((await callEndpoint(readSession, {})).name).toBe('Marina Alves')
})
