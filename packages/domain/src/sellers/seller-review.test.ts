import { expect, test } from 'vitest'
import { canApproveSeller, canRejectSeller, isErpCode, isPhone } from './seller-review.ts'
import { sellerStatuses } from './seller-status.ts'

test('C-140 AUTH-011 what is not approved may be approved, what is not rejected may be rejected', () => {
  const verdicts = sellerStatuses.map((status) => [
    status,
    canApproveSeller(status).allowed,
    canRejectSeller(status).allowed,
  ])
  expect(verdicts).toEqual([
    ['PENDING', true, true],
    ['APPROVED', false, true],
    ['REPROVED', true, false],
  ])
})

test('C-04 a code of the ERP is what the header of the selected seller takes', () => {
  expect(['INT001', 'a.b-c_1'].every(isErpCode)).toBe(true)
  expect(['', 'INT 1', 'é', 'x'.repeat(21)].some(isErpCode)).toBe(false)
})

test('C-140 a phone has its area code', () => {
  expect(['(62) 99999-0000', '6233334444'].every(isPhone)).toBe(true)
  expect(['', '999990000', '062999990000'].some(isPhone)).toBe(false)
})
