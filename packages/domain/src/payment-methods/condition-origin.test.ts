import { expect, test } from 'vitest'
import { canRewriteCondition, describeConditionTerms } from './condition-origin.ts'

test('C-88 C-140 conditions of the portal are changed here, those of the ERP in the ERP', () => {
  expect(canRewriteCondition({ origin: 'PORTAL' })).toEqual({ allowed: true })
  expect(canRewriteCondition({ origin: 'ERP' })).toEqual({ allowed: false, refusal: 'keptByErp' })
})

test.each([
  [1, 30, '1× em 30 dias'],
  [1, 1, '1× em 1 dia'],
  [3, 15, '3× a cada 15 dias'],
  [1, 0, '1× à vista'],
])(
  'PAY-015 C-88 %i instalments every %i days are described as %s',
  (quantityInstallment, rangeInstallment, expected) => {
    expect(describeConditionTerms({ quantityInstallment, rangeInstallment })).toBe(expected)
  },
)
