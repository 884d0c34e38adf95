import { describe, expect, test } from 'vitest'
import { computeNeed, describeNeed } from './substitution-need.ts'

const fine = { isSold: true, current: 'Immediate', fit: 'DIRECT' } as const

describe('why an item should be replaced', () => {
  test.each([
    [{ ...fine, isSold: false, current: null, fit: 'IMPOSSIBLE' }, 'Descontinuado'],
    [{ ...fine, current: null, fit: 'IMPOSSIBLE' }, 'Não serve para a rede do local'],
    [{ ...fine, current: null }, 'Sem estoque'],
    [{ ...fine, current: '2026-12-10' }, 'Só a partir de 10/12/2026'],
  ] as const)('SUB-007 %o reads %s', (item, sentence) => {
    const need = computeNeed(item)
    expect(need && describeNeed(need)).toBe(sentence)
  })

  test.each([fine, { ...fine, current: 'SEARCH' }, { ...fine, fit: 'TRANSFORMER' }, { ...fine, fit: null }] as const)(
    'SUB-002 %o needs no other product',
    (item) => expect(computeNeed(item)).toBeNull(),
  )
})
