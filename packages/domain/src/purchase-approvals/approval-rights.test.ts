import { describe, expect, test } from 'vitest'
import { companyRoles } from '../access/company-roles.ts'
import { canApprovePurchase, canRejectPurchase, canWithdrawPurchase, isOrderingRole } from './approval-rights.ts'

const other = { isOwn: false, canViewPrices: true, orderLimitCents: null, totalCents: 1000 } as const

describe('who answers a purchase approval', () => {
  test('COMP-015 only an APPROVER and an ADMIN do', () => {
    const approving = [...companyRoles, null].filter(
      (companyRole) => canApprovePurchase({ ...other, companyRole }).allowed,
    )
    expect(approving).toEqual(['ADMIN', 'APPROVER'])
    expect(canRejectPurchase({ companyRole: 'BUYER', isOwn: false })).toMatchObject({ refusal: 'notApprover' })
  })

  test('COMP-015 nobody answers an own request, not even an ADMIN', () => {
    expect(canApprovePurchase({ ...other, companyRole: 'ADMIN', isOwn: true })).toMatchObject({ refusal: 'ownRequest' })
    expect(canRejectPurchase({ companyRole: 'ADMIN', isOwn: true })).toMatchObject({ refusal: 'ownRequest' })
  })

  test('COMP-015 up to the own limit for one order, which may be reached', () => {
    const approver = { ...other, companyRole: 'APPROVER' } as const
    expect(canApprovePurchase({ ...approver, orderLimitCents: 1000 }).allowed).toBe(true)
    expect(canApprovePurchase({ ...approver, orderLimitCents: 999 })).toMatchObject({ refusal: 'aboveOwnLimit' })
    expect(canApprovePurchase({ ...approver, canViewPrices: false })).toMatchObject({ refusal: 'pricesHidden' })
  })

  test('COMP-012 only who asked withdraws', () => {
    expect(canWithdrawPurchase({ isOwn: true }).allowed).toBe(true)
    expect(canWithdrawPurchase({ isOwn: false })).toMatchObject({ refusal: 'notRequester' })
  })

  test('COMP-014 an order is made in the name of every user of the company but a VIEWER', () => {
    expect([...companyRoles, null].filter(isOrderingRole)).toEqual(['ADMIN', 'APPROVER', 'BUYER'])
  })
})
