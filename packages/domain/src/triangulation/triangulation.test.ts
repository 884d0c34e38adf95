import { describe, expect, test } from 'vitest'
import { orderStatusNames } from '../orders/order-status.ts'
import {
  canOpenTriangulation,
  canReleaseTriangulation,
  canSaveTriangulation,
  savedStatusOf,
  triangulationRefusals,
} from './triangulation-rules.ts'
import {
  isLocked,
  type TriangulationStatus,
  triangulationBadges,
  triangulationMoves,
  triangulationStatuses,
} from './triangulation-status.ts'

const order = { isTriangulation: true, status: 'INVOICE_BILLED' } as const
const operation = { customerDocument: '52998224725', customerName: 'MARIA', totalValueCents: 100, fileCount: 1 }
const refusalOf = (decision: ReturnType<typeof canSaveTriangulation> | ReturnType<typeof canReleaseTriangulation>) =>
  decision.allowed ? null : decision.refusal

describe('an operation by conta e ordem', () => {
  test('TRI-009 C-76 every status is reached from NOT_CREATED, and the ERP has the last word', () => {
    const reached = new Set<TriangulationStatus>(['NOT_CREATED'])
    for (const _round of triangulationStatuses) {
      for (const { from, to } of Object.values(triangulationMoves)) {
        if (from.some((status) => reached.has(status))) for (const status of to) reached.add(status)
      }
    }
    expect([...reached].toSorted()).toEqual([...triangulationStatuses].toSorted())
  })

  test('TRI-002 TRI-010 what is in the hands of the ERP is locked and says so', () => {
    expect(triangulationStatuses.filter(isLocked)).toEqual(['PROCESSING', 'APPROVED'])
    expect([triangulationBadges.PROCESSING, triangulationBadges.APPROVED]).toEqual(['PROCESSANDO', 'LIBERADO'])
  })

  test.each([
    ['COMPLETED', {}],
    ['COMPLETED', { totalValueCents: 0 }],
    ['CREATED', { totalValueCents: null }],
    ['CREATED', { fileCount: 0 }],
    ['CREATED', { customerDocument: '' }],
  ] as const)('C-76 TRI-011 is saved as %s with %j', (status, rest) => {
    expect(savedStatusOf({ ...operation, ...rest })).toBe(status)
  })

  test('TRI-008 TRI-012 C-77 is filled in from the separation of the order on', () => {
    const open = orderStatusNames.filter(
      (status) => canSaveTriangulation({ ...order, status }, { ...operation, status: 'CREATED' }).allowed,
    )
    expect(open.toSorted()).toEqual(
      [
        ...['INVOICE_SEPARATE', 'INVOICE_BILLED', 'WAITING_APPROVAL', 'INVOICE_DISPATCHED', 'DELIVERY_IN_TRANSIT'],
        ...['DELIVERY_EN_ROUTE', 'INVOICE_DELIVERED'],
      ].toSorted(),
    )
  })

  test.each([
    ['locked', { status: 'PROCESSING' }],
    ['locked', { status: 'APPROVED' }],
    ['customerMissing', { customerDocument: '' }],
    ['tooManyFiles', { fileCount: 11 }],
    [null, { fileCount: 10 }],
  ] as const)('TRI-010 TRI-014 TRI-017 saving: %s for %j', (refusal, rest) => {
    expect(refusalOf(canSaveTriangulation(order, { ...operation, status: 'CREATED', ...rest }))).toBe(refusal)
  })

  test('TRI-011 TRI-012 is released when it is complete and the order is billed, by a reason that says what lacks', () => {
    expect(triangulationStatuses.map((status) => refusalOf(canReleaseTriangulation(order, status)))).toEqual([
      'incomplete',
      'incomplete',
      null,
      'locked',
      'locked',
    ])
    const billed = orderStatusNames.filter(
      (status) => canReleaseTriangulation({ ...order, status }, 'COMPLETED').allowed,
    )
    expect(billed).toEqual(['INVOICE_BILLED'])
    expect(triangulationRefusals.notBilled).toContain('Faturado')
  })

  test('TRI-006 only a triangulation order has one', () => {
    const other = { ...order, isTriangulation: false }
    expect(canOpenTriangulation(other)).toEqual({ allowed: false, refusal: 'notTriangulation' })
    expect(refusalOf(canSaveTriangulation(other, { ...operation, status: 'CREATED' }))).toBe('notTriangulation')
    expect(refusalOf(canReleaseTriangulation(other, 'COMPLETED'))).toBe('notTriangulation')
  })
})
