import { describe, expect, test } from 'vitest'
import { apiCodeNames, apiCodes, findApiCode } from './api-codes.ts'
import { findAllowance, toCallWindows } from './call-windows.ts'
import { hasIdempotencyForm } from './idempotency-key.ts'

describe('the codes of refusals', () => {
  test('API-010 a refusal with a reason of its own has its code, every other one that of its status', () => {
    expect(findApiCode({ status: 409, reason: 'customerExists' })).toBe('CUSTOMER_EXISTS')
    expect(findApiCode({ status: 409, reason: 'somethingElse' })).toBe('CONFLICT')
    expect(findApiCode({ status: 403 })).toBe('FORBIDDEN')
    expect(findApiCode({ status: 422 })).toBe('INVALID_REQUEST')
    expect(findApiCode({ status: 507 })).toBe('INTERNAL_ERROR')
    // The same reason with another status is another refusal.
    expect(findApiCode({ status: 422, reason: 'keyReused' })).toBe('INVALID_REQUEST')
  })

  test('API-010 codes are in upper snake case, and each status of the list has one', () => {
    for (const code of apiCodeNames) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
      expect(apiCodes[findApiCode({ status: apiCodes[code].status })].status).toBe(apiCodes[code].status)
    }
  })
})

describe('the windows in which calls are counted', () => {
  test('C-207 a window is a minute of the clock, and a day of São Paulo', () => {
    expect(toCallWindows('2026-11-24T02:59:59.999Z')).toEqual({ minute: '2026-11-24T02:59:00.000Z', day: '2026-11-23' })
    expect(toCallWindows('2026-11-24T03:00:00.000Z')).toEqual({ minute: '2026-11-24T03:00:00.000Z', day: '2026-11-24' })
  })

  test('API-006 the 120th call is allowed and the 121st is not, until the minute ends', () => {
    const at = '2026-11-23T15:00:10.000Z'
    expect(findAllowance({ minute: 120, day: 120 }, at)).toEqual({
      limit: 120,
      remaining: 0,
      resetSeconds: 50,
      isAbove: false,
    })
    expect(findAllowance({ minute: 121, day: 120 }, at)).toMatchObject({ isAbove: true, resetSeconds: 50 })
  })

  test('API-006 the day counts where it has less left, until midnight in São Paulo', () => {
    const at = '2026-11-24T02:00:00.000Z'
    expect(findAllowance({ minute: 1, day: 20_000 }, at)).toMatchObject({ limit: 20_000, remaining: 0, isAbove: false })
    expect(findAllowance({ minute: 2, day: 20_001 }, at)).toMatchObject({ isAbove: true, resetSeconds: 3600 })
  })
})

test('API-007 an Idempotency-Key has 1 to 100 visible characters', () => {
  for (const key of ['k', 'a/b:c=d', 'k'.repeat(100)]) expect(hasIdempotencyForm(key)).toBe(true)
  for (const key of ['', ' ', 'a b', 'ã', 'k'.repeat(101)]) expect(hasIdempotencyForm(key)).toBe(false)
})
