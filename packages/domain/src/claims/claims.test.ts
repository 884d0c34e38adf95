import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowed, refused } from '../shared/decision.ts'
import { canBeMessageFile } from '../shared/thread.ts'
import { findDueDays, findNextDueDay, isClaimLate, postponeDueDay, usualClaimDays } from './claim-days.ts'
import {
  type ClaimMover,
  canMoveClaim,
  findApprovalFault,
  isDropped,
  type MovableClaim,
  needsReason,
} from './claim-rights.ts'
import {
  type ClaimStatus,
  claimStatusNames,
  listClaimMoves,
  nameClaimStatus,
  openClaimStatuses,
} from './claim-status.ts'
import { countClaimable, describeLeft, findMainType, formatProtocol } from './claim-units.ts'
import { computeClaimValue, computePaidValues } from './claim-value.ts'

describe('the statuses of a claim', () => {
  test('CLM-002 have these names, and the distributor does not wait for itself', () => {
    expect(claimStatusNames.map((status) => nameClaimStatus(status, 'integrator'))).toEqual([
      'Aberta',
      'Em análise',
      'Aguardando você',
      'Aprovada',
      'Resolvida',
      'Recusada',
      'Cancelada',
    ])
    expect(nameClaimStatus('WAITING_CUSTOMER', 'distributor')).toBe('Aguardando integrador')
  })

  const table: readonly (readonly [ClaimStatus, readonly ClaimStatus[], readonly ClaimStatus[]])[] = [
    ['OPEN', ['IN_ANALYSIS'], ['CANCELED']],
    ['IN_ANALYSIS', ['WAITING_CUSTOMER', 'APPROVED', 'REFUSED'], ['CANCELED']],
    ['WAITING_CUSTOMER', ['IN_ANALYSIS'], ['IN_ANALYSIS', 'CANCELED']],
    ['APPROVED', ['RESOLVED'], []],
    ['RESOLVED', [], ['IN_ANALYSIS']],
    ['REFUSED', [], ['IN_ANALYSIS']],
    ['CANCELED', [], []],
  ]

  test.each(table)(
    'CLM-002 C-203 from %s the distributor moves to %s and the integrator to %s',
    (from, ours, theirs) => {
      expect(listClaimMoves(from, 'distributor')).toEqual(ours)
      expect(listClaimMoves(from, 'integrator')).toEqual(theirs)
    },
  )

  test('CLM-009 ANA-001 the open ones are those that the distributor still works on, or waits with', () => {
    const working = claimStatusNames.filter((status) => listClaimMoves(status, 'distributor').length > 0)
    expect(openClaimStatuses).toEqual(working)
  })
})

const now = '2026-11-25T15:00:00.000Z'
const claim = (changes: Partial<MovableClaim> = {}): MovableClaim => ({
  status: 'IN_ANALYSIS',
  endedAt: null,
  isReopened: false,
  isContested: false,
  ...changes,
})
const integrator: ClaimMover = { side: 'integrator', mayHandle: false, mayApproveMoney: false }
const handler: ClaimMover = { side: 'distributor', mayHandle: true, mayApproveMoney: false }
const financial: ClaimMover = { side: 'distributor', mayHandle: false, mayApproveMoney: true }

describe('who moves a claim', () => {
  test('CLM-004 money is approved by FINANCIAL, everything else by those who handle claims', () => {
    const approve = (mover: ClaimMover, solution: 'REPLACE' | 'CREDIT' | 'REFUND' | 'REPAIR') =>
      canMoveClaim(claim(), { to: 'APPROVED', solution }, { mover, now })
    expect([approve(handler, 'REPLACE'), approve(handler, 'REPAIR')]).toEqual([allowed, allowed])
    expect([approve(financial, 'CREDIT'), approve(financial, 'REFUND')]).toEqual([allowed, allowed])
    expect([approve(handler, 'CREDIT'), approve(financial, 'REPLACE')]).toEqual([
      refused('notYours'),
      refused('notYours'),
    ])
    expect(canMoveClaim(claim(), { to: 'REFUSED', solution: null }, { mover: financial, now })).toEqual(
      refused('notYours'),
    )
  })

  test('CLM-004 an integrator cancels before the approval', () => {
    const cancel = (status: ClaimStatus) =>
      canMoveClaim(claim({ status }), { to: 'CANCELED', solution: null }, { mover: integrator, now }).allowed
    expect(claimStatusNames.filter(cancel)).toEqual(['OPEN', 'IN_ANALYSIS', 'WAITING_CUSTOMER'])
  })

  test('CLM-003 CLM-004 a claim that was granted something is not cancelled, and keeps its units however it ends', () => {
    const cancel = canMoveClaim(
      claim({ isReopened: true }),
      { to: 'CANCELED', solution: null },
      { mover: integrator, now },
    )
    expect(cancel).toEqual(refused('alreadyGranted'))
    const listDropped = (isReopened: boolean) => claimStatusNames.filter((status) => isDropped({ status, isReopened }))
    expect(listDropped(false)).toEqual(['REFUSED', 'CANCELED'])
    expect(listDropped(true)).toEqual([])
  })

  test('CLM-008 a resolved claim is reopened once, until the end of the fifth day', () => {
    const reopen = (changes: Partial<MovableClaim>, at: string) =>
      canMoveClaim(
        claim({ status: 'RESOLVED', endedAt: '2026-11-20T15:00:00.000Z', ...changes }),
        { to: 'IN_ANALYSIS', solution: null },
        { mover: integrator, now: at },
      )
    expect(reopen({}, '2026-11-26T02:59:59.999Z')).toEqual(allowed)
    expect(reopen({}, '2026-11-26T03:00:00.000Z')).toEqual(refused('reopeningEnded'))
    expect(reopen({ isReopened: true }, now)).toEqual(refused('alreadyReopened'))
    expect(reopen({ status: 'REFUSED', isReopened: true }, now)).toEqual(allowed)
    expect(reopen({ status: 'REFUSED', isContested: true }, now)).toEqual(refused('alreadyReopened'))
  })

  test('CLM-008 a question, a refusal and a claim that is opened again say why', () => {
    expect(needsReason('IN_ANALYSIS', 'WAITING_CUSTOMER')).toBe(true)
    expect(needsReason('IN_ANALYSIS', 'REFUSED')).toBe(true)
    expect([needsReason('RESOLVED', 'IN_ANALYSIS'), needsReason('REFUSED', 'IN_ANALYSIS')]).toEqual([true, true])
    expect([needsReason('OPEN', 'IN_ANALYSIS'), needsReason('OPEN', 'CANCELED')]).toEqual([false, false])
  })
})

describe('the units of a claim', () => {
  test('CLM-003 are never more than have arrived, and missing ones never more than their delivery sent', () => {
    expect(countClaimable('DAMAGED', { delivered: 10, claimed: 6, sent: 4, missing: 0 })).toBe(4)
    expect(countClaimable('MISSING', { delivered: 10, claimed: 3, sent: 4, missing: 3 })).toBe(1)
    expect(countClaimable('MISSING', { delivered: 10, claimed: 3, sent: null, missing: 0 })).toBe(7)
    expect(countClaimable('DEFECT', { delivered: 2, claimed: 3, sent: null, missing: 0 })).toBe(0)
    expect(describeLeft('Módulo', 4)).toBe('Módulo: restam 4 unidades sem ocorrência.')
  })

  test('CLM-001 a claim is listed under the type with the most units, and numbered within its year', () => {
    const lines = [
      { itemId: 1, type: 'MISSING', quantity: 2 },
      { itemId: 2, type: 'DAMAGED', quantity: 3 },
    ] as const
    expect(findMainType(lines)).toBe('DAMAGED')
    expect(formatProtocol(2026, 42)).toBe('R-2026-000042')
  })

  test('CLM-010 files are PDF, PNG or JPEG of at most 5 MB', () => {
    expect(canBeMessageFile({ contentType: 'application/pdf', bytes: 5_000_000 })).toEqual(allowed)
    expect(canBeMessageFile({ contentType: 'image/png', bytes: 5_000_001 })).toEqual(refused('fileTooHeavy'))
    expect(canBeMessageFile({ contentType: null, bytes: 1 })).toEqual(refused('fileOfOtherType'))
  })
})

describe('the paid value', () => {
  test('C-203 the shares of the items by list value add up to what was paid, the last cents by largest remainder', () => {
    const items = [
      { itemId: 1, quantity: 3, listCents: 100 },
      { itemId: 2, quantity: 1, listCents: 100 },
      { itemId: 3, quantity: 1, listCents: 100 },
    ]
    expect([...computePaidValues(items, 200).values()]).toEqual([67, 67, 66])
    expect(computeClaimValue([{ itemId: 1, quantity: 2 }], { items, paidCents: 200 })).toBe(44)
    expect(computeClaimValue([{ itemId: 1, quantity: 3 }], { items, paidCents: 200 })).toBe(67)
  })

  test('CLM-007 all units of an order are worth what was paid, whatever the prices are', () => {
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      listCents: fc.integer({ min: 1, max: 10 ** 7 }),
    })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), fc.nat(10 ** 8), (drawn, paidCents) => {
        const items = drawn.map((each, itemId) => ({ ...each, itemId }))
        expect(computeClaimValue(items, { items, paidCents })).toBe(paidCents)
      }),
    )
  })

  test('CLM-007 a credit has an amount of at most that value, and other solutions have none', () => {
    expect(findApprovalFault({ solution: 'CREDIT', amountCents: 44 }, 44)).toBeNull()
    expect(findApprovalFault({ solution: 'CREDIT', amountCents: 45 }, 44)).toBe('tooMuch')
    expect(findApprovalFault({ solution: 'REFUND', amountCents: null }, 44)).toBe('noAmount')
    expect(findApprovalFault({ solution: 'REPLACE', amountCents: 1 }, 44)).toBe('amountWithoutMoney')
    expect(findApprovalFault({ solution: null, amountCents: null }, 44)).toBe('noSolution')
  })
})

describe('the days of a claim', () => {
  // 20 November 2026, a Friday, is a national holiday.
  test('CLM-006 the answer is due in 2 working days and the decision in 10', () => {
    expect(findDueDays('2026-11-18T20:00:00.000Z', usualClaimDays)).toEqual({
      answerDueOn: '2026-11-23',
      decisionDueOn: '2026-12-03',
    })
  })

  test('CLM-006 the days count on by the working days that a claim waited for the integrator', () => {
    const waited = { since: '2026-11-19T12:00:00.000Z', until: '2026-11-24T12:00:00.000Z' }
    expect(postponeDueDay('2026-12-03', waited)).toBe('2026-12-07')
    expect(postponeDueDay('2026-12-03', { since: waited.since, until: waited.since })).toBe('2026-12-03')
  })

  test('CLM-006 late from the day after, and never while the integrator is asked', () => {
    const times = { answeredAt: null, answerDueOn: '2026-11-23', decisionDueOn: '2026-12-03' }
    expect(isClaimLate({ ...times, status: 'OPEN' }, '2026-11-24T02:59:59.999Z')).toBe(false)
    expect(isClaimLate({ ...times, status: 'OPEN' }, '2026-11-24T03:00:00.000Z')).toBe(true)
    expect(isClaimLate({ ...times, status: 'IN_ANALYSIS', answeredAt: now }, now)).toBe(false)
    expect(findNextDueDay({ ...times, status: 'IN_ANALYSIS', answeredAt: now })).toBe('2026-12-03')
    expect(isClaimLate({ ...times, status: 'WAITING_CUSTOMER' }, '2026-12-24T03:00:00.000Z')).toBe(false)
    expect(isClaimLate({ ...times, status: 'APPROVED' }, '2026-12-24T03:00:00.000Z')).toBe(false)
  })
})
