import { expect, test } from 'vitest'
import { sellerStatuses } from './seller-status.ts'

test('AUTH-011 a seller is pending, approved or rejected', () => {
  expect([...sellerStatuses].sort()).toEqual(['APPROVED', 'PENDING', 'REPROVED'])
})
