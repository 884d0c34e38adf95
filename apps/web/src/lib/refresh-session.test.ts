import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshOnce } from './refresh-session.ts'

describe('renewing the session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  })

  test('AUTH-005 C-03 many calls that fail together renew once', async () => {
    const renew = vi.fn(async () => true)
    expect(await Promise.all([1, 2, 3].map(() => refreshOnce(1_000_000, renew)))).toEqual([true, true, true])
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('AUTH-005 a late failure of a call sent before the renewal does not renew again', async () => {
    const renew = vi.fn(async () => true)
    await refreshOnce(999_000, renew)
    expect(await refreshOnce(999_500, renew)).toBe(true)
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('AUTH-005 C-03 a tab whose call began before another tab renewed uses the new session', async () => {
    localStorage.setItem('girassol-refreshed-at', '999900')
    const renew = vi.fn(async () => true)
    expect(await refreshOnce(999_000, renew)).toBe(true)
    expect(renew).not.toHaveBeenCalled()
  })

  test('AUTH-005 a renewal older than the call, or stamped in the future by a clock since set back, does not count', async () => {
    const renew = vi.fn(async () => true)
    localStorage.setItem('girassol-refreshed-at', '998000')
    await refreshOnce(999_000, renew)
    localStorage.setItem('girassol-refreshed-at', '9000000')
    vi.setSystemTime(1_005_000)
    await refreshOnce(1_004_000, renew)
    expect(renew).toHaveBeenCalledTimes(2)
  })

  test('AUTH-006 a refused renewal is reported to every caller and leaves no stamp', async () => {
    expect(await refreshOnce(1_000_000, async () => false)).toBe(false)
    expect(localStorage.getItem('girassol-refreshed-at')).toBeNull()
  })
})
