import { describe, expect, test } from 'vitest'
import { type Role, roles } from '../access/index.ts'
import { pointsDoorFor, seesPointsEntry } from './points-access.ts'

/** The permission table: Y always, S unless the selected integrator is out, O when the own integrator takes part. */
const letters: Partial<Record<Role, 'Y' | 'S' | 'O'>> = {
  ADMINISTRATOR: 'S',
  COMMERCIAL: 'Y',
  COMMERCIAL_SUPERVISOR: 'Y',
  CUSTOMER_SUCCESS: 'Y',
  POINTS_ADMINISTRATOR: 'Y',
  MANAGER: 'Y',
  INTEGRATOR: 'O',
}
const flags = [true, false, null]
const views = flags.flatMap((ownEnabled) => flags.map((selectedEnabled) => ({ ownEnabled, selectedEnabled })))

describe('who sees the points', () => {
  test.each(roles)('NAV-023 C-13 C-17 %s sees the entry when the programme says so', (role) => {
    const staff = role !== 'INTEGRATOR'
    for (const view of views) {
      if (staff && view.ownEnabled !== null) continue
      const letter = letters[role]
      const expected =
        letter === 'Y' ||
        (letter === 'S' && view.selectedEnabled !== false) ||
        (letter === 'O' && view.ownEnabled === true)
      expect([view, seesPointsEntry({ roles: [role], ...view })]).toEqual([view, expected])
    }
  })

  test.each(['CONTRIBUTOR', 'FINANCIAL'] as const)('NAV-023 %s never does, whatever the integrator', (role) => {
    for (const view of views) expect(seesPointsEntry({ roles: [role], ...view })).toBe(false)
    expect(seesPointsEntry({ roles: [role, 'INTEGRATOR'], ownEnabled: true, selectedEnabled: null })).toBe(false)
  })

  test('PTS-065 an own integrator must take part', () => {
    for (const role of ['INTEGRATOR', 'MANAGER'] as const) {
      expect(pointsDoorFor({ roles: [role], ownEnabled: true, selectedEnabled: null })).toBe('open')
      expect(pointsDoorFor({ roles: [role], ownEnabled: false, selectedEnabled: true })).toBe('disabled')
    }
  })

  test.each([
    ['ADMINISTRATOR', null, 'choose'],
    ['COMMERCIAL', null, 'choose'],
    ['COMMERCIAL_SUPERVISOR', null, 'choose'],
    ['CUSTOMER_SUCCESS', null, 'manage'],
    ['POINTS_ADMINISTRATOR', null, 'manage'],
    ['ADMINISTRATOR', false, 'manage'],
    ['COMMERCIAL', false, 'manage'],
    ['CUSTOMER_SUCCESS', true, 'open'],
  ] as const)('PTS-041 C-120 %s whose integrator is %s finds: %s', (role, selectedEnabled, door) => {
    expect(pointsDoorFor({ roles: [role], ownEnabled: null, selectedEnabled })).toBe(door)
  })
})
