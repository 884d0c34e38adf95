import { expect, test } from 'vitest'
import { canAddWebhook, canReplay, computeFailingLimit, findAddressProblem, findPeriodProblem } from './index.ts'

test('WHK-001 a company has up to 5 webhooks, the distributor 20', () => {
  expect(canAddWebhook({ count: 4, isHouse: false })).toEqual({ allowed: true })
  expect(canAddWebhook({ count: 5, isHouse: false })).toEqual({ allowed: false, refusal: 'companyHasAll' })
  expect(canAddWebhook({ count: 19, isHouse: true })).toEqual({ allowed: true })
  expect(canAddWebhook({ count: 20, isHouse: true })).toEqual({ allowed: false, refusal: 'houseHasAll' })
})

test('WHK-011 up to 1,000 deliveries are sent again, and only while the webhook is on', () => {
  expect(canReplay({ isActive: true, count: 1000 })).toEqual({ allowed: true })
  expect(canReplay({ isActive: true, count: 1001 })).toEqual({ allowed: false, refusal: 'tooManyReplayed' })
  expect(canReplay({ isActive: false, count: 1 })).toEqual({ allowed: false, refusal: 'webhookOff' })
})

test('WHK-011 the period of a replay is within the log', () => {
  const now = '2026-11-23T15:00:00.000Z'
  expect(findPeriodProblem({ from: '2026-11-01', to: '2026-11-23' }, now)).toBeNull()
  expect(findPeriodProblem({ from: '2026-11-23', to: '2026-11-22' }, now)).toBe('periodBackwards')
  expect(findPeriodProblem({ from: '2026-10-01', to: '2026-10-23' }, now)).toBe('periodTooOld')
})

test('WHK-008 five days, to the second', () => {
  expect(computeFailingLimit('2026-11-28T15:00:00.000Z')).toBe('2026-11-23T15:00:00.000Z')
})

test.each([
  ['https://exemplo.com.br/girassol', null],
  ['https://exemplo.com.br:443/', null],
  ['https://exemplo.com.br:1024/x?y=1', null],
  ['https://exemplo.com.br:8443', null],
  ['http://exemplo.com.br', 'notHttps'],
  ['ftp://exemplo.com.br', 'notHttps'],
  ['https://exemplo.com.br:22', 'port'],
  ['https://exemplo.com.br:1023', 'port'],
  ['https://exemplo.com.br:80', 'port'],
  ['https://ana@exemplo.com.br', 'credentials'],
  ['https://ana:senha@exemplo.com.br', 'credentials'],
  ['exemplo.com.br', 'malformed'],
  ['https://', 'malformed'],
  ['', 'malformed'],
] as const)('WHK-001 C-209 the address %j: %s', (address, problem) => {
  expect(findAddressProblem(address, { plain: false })).toBe(problem)
})

test('WHK-009 plain http is for tests alone', () => {
  expect(findAddressProblem('http://127.0.0.1:4000', { plain: true })).toBeNull()
})
