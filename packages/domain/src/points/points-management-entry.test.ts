import { expect, test } from 'vitest'
import { type Role, roles } from '../access/index.ts'
import { seesPointsManagementEntry } from './points-management-entry.ts'

const sees = (given: readonly Role[], selectedEnabled: boolean | null) =>
  seesPointsManagementEntry({ roles: given, selectedEnabled })

test.each(roles)('NAV-024 C-17 what %s sees by the programme of the selected integrator', (role) => {
  const seen = [null, true, false].map((selected) => sees([role], selected))
  const expected = { ADMINISTRATOR: [false, false, true], POINTS_ADMINISTRATOR: [true, true, true] }
  expect(seen).toEqual(expected[role as keyof typeof expected] ?? [false, false, false])
})

test('NAV-024 C-13 C-17 a points administrator who is commercial staff too has the other entry', () => {
  expect(sees(['POINTS_ADMINISTRATOR', 'COMMERCIAL'], false)).toBe(false)
  expect(sees(['POINTS_ADMINISTRATOR', 'CUSTOMER_SUCCESS'], null)).toBe(false)
  expect(sees(['POINTS_ADMINISTRATOR', 'ADMINISTRATOR'], false)).toBe(true)
  expect(sees(['POINTS_ADMINISTRATOR', 'FINANCIAL'], null)).toBe(true)
})
