import { describe, expect, test } from 'vitest'
import { integratorTypeRoles, internalRoles, roles } from '../access/roles.ts'
import { canGrantRoles, canHaveRoles, canLoseAdministrator, toUserState, worksForSeller } from './user-rules.ts'

const refusal = (decision: { allowed: boolean; refusal?: string }) => decision.refusal ?? 'allowed'

describe('the rules of users', () => {
  test.each([
    [[], null, 'rolesMissing'],
    [['FINANCIAL'], null, 'allowed'],
    [['FINANCIAL'], 7, 'sellerUnneeded'],
    [['MANAGER'], null, 'sellerMissing'],
    [['MANAGER'], 7, 'allowed'],
    [['MANAGER', 'FINANCIAL'], 7, 'allowed'],
    [['SHIPPING_COMPANY'], null, 'allowed'],
  ] as const)('AUTH-020 C-140 roles %j with seller %s: %s', (own, sellerId, expected) => {
    expect(refusal(canHaveRoles(own, sellerId))).toBe(expected)
  })

  test('AUTH-018 the three integrator-type roles alone work for a seller', () => {
    expect(roles.filter((role) => worksForSeller([role])).toSorted()).toEqual([...integratorTypeRoles].toSorted())
  })

  test('C-140 the administrator gives every role, registration those of the people of a seller, others none', () => {
    for (const role of roles) expect(refusal(canGrantRoles(['ADMINISTRATOR'], [role]))).toBe('allowed')
    for (const role of integratorTypeRoles) expect(refusal(canGrantRoles(['REGISTRATION'], [role]))).toBe('allowed')
    for (const role of internalRoles) expect(refusal(canGrantRoles(['REGISTRATION'], [role]))).toBe('rolesNotYours')
    expect(refusal(canGrantRoles(['REGISTRATION'], ['INTEGRATOR', 'ADMINISTRATOR']))).toBe('rolesNotYours')
    expect(refusal(canGrantRoles(['COMMERCIAL'], ['INTEGRATOR']))).toBe('rolesNotYours')
  })

  test.each([
    ['oneself, out', { isSelf: true, losesRole: false, losesAccess: true, othersLeft: 3 }, 'ownAccess'],
    ['oneself, the role', { isSelf: true, losesRole: true, losesAccess: false, othersLeft: 3 }, 'ownRole'],
    ['the last one', { isSelf: false, losesRole: false, losesAccess: true, othersLeft: 0 }, 'lastAdministrator'],
    [
      'the role of the last',
      { isSelf: false, losesRole: true, losesAccess: false, othersLeft: 0 },
      'lastAdministrator',
    ],
    ['one of two', { isSelf: false, losesRole: true, losesAccess: false, othersLeft: 1 }, 'allowed'],
    ['oneself, nothing', { isSelf: true, losesRole: false, losesAccess: false, othersLeft: 0 }, 'allowed'],
  ])('C-140 an administrator loses %s', (...row) => {
    expect(refusal(canLoseAdministrator(row[1]))).toBe(row[2])
  })

  test('C-140 who has no password yet is invited, who was switched off is inactive', () => {
    expect(toUserState({ isActive: true, hasPassword: false })).toBe('INVITED')
    expect(toUserState({ isActive: true, hasPassword: true })).toBe('ACTIVE')
    expect(toUserState({ isActive: false, hasPassword: false })).toBe('INACTIVE')
  })
})
