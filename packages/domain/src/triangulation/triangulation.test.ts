import { describe, expect, test } from 'vitest'
import { type TriangulationStatus, triangulationStatuses } from '../orders/moves/order-facts.ts'
import { canReleaseOperation, releaseChecklist } from './release-checklist.ts'
import { canAttachInvoiceFile } from './triangulation-file.ts'
import { canSaveTriangulation, computeSavedStatus } from './triangulation-rules.ts'
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
    expect(computeSavedStatus({ ...operation, ...rest })).toBe(status)
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

  test.each([
    ['badFile', { isPdf: false }],
    ['badFile', { bytes: 5_242_881 }],
    ['tooManyFiles', { fileCount: 10 }],
    [null, { bytes: 5_242_880, fileCount: 9 }],
  ] as const)('TRI-013 TRI-014 an invoice file: %s for %j', (refusal, rest) => {
    const decision = canAttachInvoiceFile({ isPdf: true, bytes: 100, fileCount: 0, ...rest })
    expect(decision.allowed ? null : decision.refusal).toBe(refusal)
  })

  const ready = { hasCustomer: true, hasTotal: true, fileCount: 1, isSaved: true, isBilled: true }

  test.each([
    [null, {}],
    ['notBilled', { isBilled: false, hasTotal: false }],
    ['incomplete', { hasCustomer: false }],
    ['incomplete', { hasTotal: false, isSaved: false }],
    ['incomplete', { fileCount: 0 }],
    ['unsaved', { isSaved: false }],
  ] as const)('TRI-011 TRI-012 the release: %s for %j, and the list names what is missing', (refusal, rest) => {
    const facts = { ...ready, ...rest }
    const decision = canReleaseOperation(facts)
    expect(decision.allowed ? null : decision.refusal).toBe(refusal)
    expect(releaseChecklist(facts).every(({ isDone }) => isDone)).toBe(refusal === null)
    expect(releaseChecklist(facts).filter(({ isDone }) => !isDone)).toHaveLength(Object.keys(rest).length)
  })
})
