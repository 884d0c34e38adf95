import { expect, test } from 'vitest'
import { type CompanyAccess, canChangeCompanyUser, canShowPrices } from './company-user-rules.ts'

const admin: CompanyAccess = { companyRole: 'ADMIN', isActive: true }
const buyer: CompanyAccess = { companyRole: 'BUYER', isActive: true }
const inactive = (access: CompanyAccess): CompanyAccess => ({ ...access, isActive: false })

test.each([
  ['the last ADMIN another role', admin, buyer, false, 0, 'lastCompanyAdmin'],
  ['the last ADMIN no access', admin, inactive(admin), false, 0, 'lastCompanyAdmin'],
  ['the last ADMIN, himself, no access', admin, inactive(admin), true, 0, 'lastCompanyAdmin'],
  ['one of two ADMINs another role', admin, buyer, false, 1, 'allowed'],
  ['himself another role while another ADMIN is left', admin, buyer, true, 1, 'allowed'],
  ['himself no access while another ADMIN is left', admin, inactive(admin), true, 1, 'ownCompanyAccess'],
  ['the last ADMIN the role that he has', admin, admin, true, 0, 'allowed'],
  ['a BUYER no access', buyer, inactive(buyer), false, 0, 'allowed'],
  ['an ADMIN without access another role', inactive(admin), inactive(buyer), false, 0, 'allowed'],
] as const)('COMP-006 giving %s', (...row) => {
  const [, before, after, isSelf, otherAdmins, expected] = row
  const decision = canChangeCompanyUser({ before, after, isSelf, otherAdmins })
  expect(decision.allowed ? 'allowed' : decision.refusal).toBe(expected)
})

test('COMP-008 only an ADMIN who sees prices shows them to a user; every ADMIN hides them', () => {
  const show = { before: false, after: true }
  expect(canShowPrices({ ...show, adminSeesPrices: true }).allowed).toBe(true)
  expect(canShowPrices({ ...show, adminSeesPrices: false })).toMatchObject({ refusal: 'pricesHidden' })
  expect(canShowPrices({ before: true, after: true, adminSeesPrices: false }).allowed).toBe(true)
  expect(canShowPrices({ before: true, after: false, adminSeesPrices: false }).allowed).toBe(true)
})
