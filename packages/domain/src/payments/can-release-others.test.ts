import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canReleaseOthers, type OthersRelease, othersReleaseSentences } from './can-release-others.ts'
import { othersInstalments } from './others-instalments.ts'

const condition = { quantityInstallment: 3, rangeInstallment: 30 }
const today = '2026-11-23'
const instalments = othersInstalments(condition, { cents: 10_000, today })

const findRefusal = (rest: Partial<OthersRelease>) => {
  const decision = canReleaseOthers({ condition, instalments, totalCents: 10_000, today, ...rest })
  return decision.allowed ? null : decision.refusal
}

const changed = (index: number, rest: Partial<(typeof instalments)[number]>) =>
  instalments.map((each, at) => (at === index ? { ...each, ...rest } : each))

describe('canReleaseOthers', () => {
  test('PAY-018 PAY-019 a condition must be chosen, and have its instalments', () => {
    expect(findRefusal({})).toBeNull()
    expect(findRefusal({ condition: null })).toBe('noMethod')
    expect(findRefusal({ instalments: [] })).toBe('noInstalments')
    expect(findRefusal({ instalments: instalments.slice(0, 2), totalCents: 6_667 })).toBe('noInstalments')
    expect(findRefusal({ instalments: changed(1, { numberInstallment: 7 }) })).toBe('noInstalments')
  })

  test.each([-1, 0, 99])('USE-034 an instalment of %i cents is refused', (valueCents) => {
    const release = { instalments: changed(1, { valueCents }) }
    expect(findRefusal(release)).toBe('instalmentTooSmall')
    expect(othersReleaseSentences(release.instalments).instalmentTooSmall).toBe(
      'Cada parcela deve ser de pelo menos R$ 1,00.',
    )
  })

  test('USE-034 an instalment of one real is enough', () => {
    const smallest = othersInstalments(condition, { cents: 300, today })
    expect(findRefusal({ instalments: smallest, totalCents: 300 })).toBeNull()
  })

  test('PAY-023 today is the first day an instalment may be due', () => {
    expect(findRefusal({ instalments: changed(0, { dueDate: today }) })).toBeNull()
    expect(findRefusal({ instalments: changed(0, { dueDate: '2026-11-22' }) })).toBe('pastDue')
  })

  test('PAY-020 a sum that is one cent off is refused, and named', () => {
    const other = changed(0, { valueCents: 3_335 })
    expect(findRefusal({ instalments: other })).toBe('otherSum')
    expect(othersReleaseSentences(other).otherSum).toBe(
      'Soma do valor das parcelas (R$\u00A0100,01) diferente do valor total do pedido.',
    )
  })

  test('PAY-020 PAY-021 what a condition proposes is always released', () => {
    fc.assert(
      fc.property(fc.integer({ min: 7_200, max: 99_999_999 }), fc.integer({ min: 1, max: 72 }), (totalCents, count) => {
        const of = { quantityInstallment: count, rangeInstallment: 28 }
        const plan = othersInstalments(of, { cents: totalCents, today })
        expect(findRefusal({ condition: of, instalments: plan, totalCents })).toBeNull()
      }),
    )
  })
})
