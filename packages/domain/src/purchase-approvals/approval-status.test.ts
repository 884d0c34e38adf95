import { describe, expect, test } from 'vitest'
import {
  approvalStatusAt,
  approvalStatuses,
  approvalStatusLabels,
  canAnswerApproval,
  isAwaitingApproval,
  toApprovalEnd,
  usualApprovalDays,
} from './approval-status.ts'

const requestedAt = '2026-11-23T15:00:00.000Z'

describe('the status of a purchase approval', () => {
  test('COMP-012 has five states in the words of the screens', () => {
    expect(approvalStatuses.map((status) => approvalStatusLabels[status])).toEqual([
      'Aguardando aprovação da empresa',
      'Aprovada',
      'Rejeitada',
      'Retirada',
      'Vencida',
    ])
  })

  test('COMP-012 C-196 ends some days after the request, or with its budget if that ends earlier', () => {
    const endOf = (budgetEnd: string | null, days = usualApprovalDays) =>
      toApprovalEnd(requestedAt, { days, budgetEnd })
    expect(endOf(null)).toBe('2026-11-28T15:00:00.000Z')
    expect(endOf(null, 2)).toBe('2026-11-25T15:00:00.000Z')
    expect(endOf('2026-11-30T00:00:00.000Z')).toBe('2026-11-28T15:00:00.000Z')
    expect(endOf('2026-11-25T00:00:00.000Z')).toBe('2026-11-25T00:00:00.000Z')
  })

  test('COMP-012 is expired from its end on, and only if nobody answered', () => {
    const pending = { status: 'PENDING', expiresAt: '2026-11-28T15:00:00.000Z' } as const
    expect(approvalStatusAt(pending, '2026-11-28T14:59:59.999Z')).toBe('PENDING')
    expect(approvalStatusAt(pending, '2026-11-28T15:00:00.000Z')).toBe('EXPIRED')
    expect(approvalStatusAt({ ...pending, status: 'APPROVED' }, '2027-01-01T00:00:00.000Z')).toBe('APPROVED')
  })

  test('COMP-012 only a pending one is answered', () => {
    expect(approvalStatuses.filter((status) => canAnswerApproval(status).allowed)).toEqual(['PENDING'])
    expect(canAnswerApproval('WITHDRAWN')).toEqual({ allowed: false, refusal: 'WITHDRAWN' })
  })

  test('COMP-013 a cart or budget waits until the end of its approval', () => {
    expect(isAwaitingApproval(null, requestedAt)).toBe(false)
    expect(isAwaitingApproval('2026-11-23T15:00:00.001Z', requestedAt)).toBe(true)
    expect(isAwaitingApproval(requestedAt, requestedAt)).toBe(false)
  })
})
