import { describe, expect, test } from 'vitest'
import { type Role, roles } from '../access/index.ts'
import { pointsMenuFor, seesPointsMeter } from './points-menu.ts'

const block = ['home', 'statement', 'store', 'wishlist']
const selecting: readonly Role[] = ['ADMINISTRATOR', 'COMMERCIAL', 'COMMERCIAL_SUPERVISOR', 'CUSTOMER_SUCCESS']
const managing: readonly Role[] = ['ADMINISTRATOR', 'POINTS_ADMINISTRATOR']
const owning: readonly Role[] = ['INTEGRATOR', 'MANAGER']
const withOwn: readonly Role[] = [...owning, 'CONTRIBUTOR']

/** Users with an integrator of their own select none. */
const viewers = (role: Role) =>
  [true, false, null].map((enabled) => ({
    roles: [role],
    ownEnabled: withOwn.includes(role) ? enabled : null,
    selectedEnabled: withOwn.includes(role) ? null : enabled,
  }))

const hasBlock = (role: Role, enabled: boolean | null) =>
  enabled === true && (selecting.includes(role) || owning.includes(role))

describe('the points menu', () => {
  test.each(roles)('PTS-068 PTS-069 PTS-070 PTS-071 what %s finds in it', (role) => {
    for (const [at, viewer] of viewers(role).entries()) {
      expect(pointsMenuFor(viewer)).toEqual([
        ...(hasBlock(role, [true, false, null][at] ?? null) ? block : []),
        'regulation',
        ...(managing.includes(role) ? ['management'] : []),
      ])
    }
  })
})

describe('the meter of the categories', () => {
  test.each(roles)('PTS-072 %s sees it by the programme of the integrator, and only in a season', (role) => {
    for (const [at, viewer] of viewers(role).entries()) {
      expect(seesPointsMeter(viewer, true)).toBe(hasBlock(role, [true, false, null][at] ?? null))
      expect(seesPointsMeter(viewer, false)).toBe(false)
    }
  })

  test('PTS-072 an integrator who is a financial user too does not', () => {
    const viewer = { roles: ['INTEGRATOR', 'FINANCIAL'] as const, ownEnabled: true, selectedEnabled: null }
    expect(seesPointsMeter(viewer, true)).toBe(false)
  })
})
