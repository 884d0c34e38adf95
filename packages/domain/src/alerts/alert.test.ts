import { describe, expect, test } from 'vitest'
import { alertSentences, canAddAlert, isBackInStock, mostAlerts } from './alert.ts'

describe('an alert about a product', () => {
  test.each([
    ['Immediate', true],
    ['2026-12-10', true],
    ['SEARCH', false],
    [null, false],
  ] as const)(
    'SUB-012 C-194 the dispatch %s means that the product can be ordered again: %s',
    (availability, isBack) => {
      expect(isBackInStock(availability)).toBe(isBack)
    },
  )

  test('SUB-012 is refused for a product that can be ordered, and beyond 50', () => {
    expect(canAddAlert({ availability: null, openAlerts: mostAlerts - 1 }).allowed).toBe(true)
    expect(canAddAlert({ availability: 'SEARCH', openAlerts: 0 }).allowed).toBe(true)
    expect(canAddAlert({ availability: null, openAlerts: 50 })).toEqual({ allowed: false, refusal: 'tooManyAlerts' })
    expect(canAddAlert({ availability: 'Immediate', openAlerts: 50 })).toMatchObject({ refusal: 'backInStock' })
    expect(alertSentences.tooManyAlerts).toContain('no máximo 50')
  })
})
