import { awaitingApprovalSentence } from '@girassol/domain/purchase-approvals'
import { anOrder } from '@girassol/test-data/orders'
import { aPanel } from '@girassol/test-data/products'
import { expect, test } from 'vitest'
import { toAddPermission } from './add-permission.ts'

test('COMP-013 nothing is added to a cart that waits for an approval of the company', () => {
  const cart = anOrder({ status: 'CART' })
  expect(toAddPermission(aPanel(), cart)).toEqual({ allowed: true })
  const waiting = { ...cart, awaitsApprovalUntil: '2026-11-28T14:20:00.000Z' }
  expect(toAddPermission(aPanel(), waiting)).toEqual({ allowed: false, reason: awaitingApprovalSentence })
})
