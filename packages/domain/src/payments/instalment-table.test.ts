import { expect, test } from 'vitest'
import { canSaveInstalments } from './instalment-table.ts'

test.each([
  [{ maxInstallments: 3, defaultInstallment: 1, interestRates: [1, 2, 3] }, null],
  [{ maxInstallments: 3, defaultInstallment: 3, interestRates: [] }, null],
  [{ maxInstallments: 0, defaultInstallment: 0, interestRates: [] }, 'outOfRange'],
  [{ maxInstallments: 73, defaultInstallment: 1, interestRates: [] }, 'outOfRange'],
  [{ maxInstallments: 2, defaultInstallment: 3, interestRates: [] }, 'defaultBeyond'],
  [{ maxInstallments: 3, defaultInstallment: 1, interestRates: [1, 2] }, 'ratesMissing'],
])('PAY-033 C-140 the table %j is refused: %s', (table, refusal) => {
  const decision = canSaveInstalments(table)
  expect(decision.allowed ? null : decision.refusal).toBe(refusal)
})
