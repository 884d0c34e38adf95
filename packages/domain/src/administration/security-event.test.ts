import { describe, expect, test } from 'vitest'
import { listAccessChanges } from './security-event.ts'

const access = {
  roles: ['FINANCIAL', 'PURCHASE'],
  canViewProductPrices: true,
  canViewMarginLiquid: false,
  email: 'ana@girassol.demo',
}

describe('the changes of an access', () => {
  test('SEC-009 C-223 the same roles in another order are no change', () => {
    expect(listAccessChanges(access, { ...access, roles: ['PURCHASE', 'FINANCIAL'] })).toEqual([])
  })

  test.each([
    ['roles-changed', { roles: ['FINANCIAL'] }],
    ['flags-changed', { canViewProductPrices: false }],
    ['flags-changed', { canViewMarginLiquid: true }],
    ['email-changed', { email: 'outra@girassol.demo' }],
  ] as const)('SEC-009 C-223 %s', (kind, change) => {
    expect(listAccessChanges(access, { ...access, ...change })).toEqual([kind])
  })

  test('SEC-009 C-223 one edit may be several events', () => {
    const after = { ...access, roles: [], canViewMarginLiquid: true, email: 'outra@girassol.demo' }
    expect(listAccessChanges(access, after)).toEqual(['roles-changed', 'flags-changed', 'email-changed'])
  })
})
