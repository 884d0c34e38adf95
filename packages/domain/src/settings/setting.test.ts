import { expect, test } from 'vitest'
import { roles } from '../access/roles.ts'
import { canChangeSetting, canSetValue, settingKeys } from './setting.ts'

test('PTS-095 administrators change every setting, points administrators only the active season', () => {
  const may = roles.map((role) => [role, settingKeys.filter((key) => canChangeSetting([role], key).allowed)])
  expect(may.filter(([, keys]) => keys?.length !== 0)).toEqual([
    ['ADMINISTRATOR', ['sales-campaign', 'active-season']],
    ['POINTS_ADMINISTRATOR', ['active-season']],
  ])
})

test.each([
  ['sales-campaign', '0', false],
  ['sales-campaign', '7', true],
  ['active-season', null, false],
  ['active-season', '2', true],
] as const)('PTS-061 STORE-036 %s accepts %s, which is a season: %s', (key, value, isSeason) => {
  expect(canSetValue(key, value, isSeason).allowed).toBe(true)
})

test.each([
  ['sales-campaign', '7'],
  ['sales-campaign', null],
  ['active-season', '0'],
  ['active-season', '7'],
] as const)('PTS-061 STORE-036 %s refuses %s, which is no season', (key, value) => {
  expect(canSetValue(key, value, false)).toEqual({ allowed: false, refusal: 'unknownSeason' })
})
