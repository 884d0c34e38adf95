import { describe, expect, test } from 'vitest'
import { type TriangulationStatus, triangulationStatuses } from '../orders/order-facts.ts'
import { canSaveTriangulation, savedStatusOf } from './triangulation-rules.ts'
import { isLocked, triangulationBadges, triangulationMoves } from './triangulation-status.ts'

const operation = { customerDocument: '52998224725', customerName: 'MARIA', totalValueCents: 100, fileCount: 1 }

describe('an operation by conta e ordem', () => {
  test('CON-012 the statuses of a cadastre are these five', () => {
    expect([...triangulationStatuses].sort()).toEqual(['APPROVED', 'COMPLETED', 'CREATED', 'NOT_CREATED', 'PROCESSING'])
  })

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

  test.each([
    ['locked', { status: 'PROCESSING' }],
    ['locked', { status: 'APPROVED' }],
    ['customerMissing', { customerDocument: '' }],
    ['customerMissing', { customerName: '' }],
    ['tooManyFiles', { fileCount: 11 }],
    [null, { fileCount: 10 }],
    [null, { status: 'NOT_CREATED' }],
    [null, { status: 'COMPLETED' }],
  ] as const)('TRI-010 TRI-014 TRI-017 saving: %s for %j', (refusal, rest) => {
    const decision = canSaveTriangulation({ ...operation, status: 'CREATED', ...rest })
    expect(decision.allowed ? null : decision.refusal).toBe(refusal)
  })
})
