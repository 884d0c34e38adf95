import { expect, test } from 'vitest'
import { copyFinancingLines } from './copy-financing-lines.ts'

const line = { bank: 'Banco do Sol', rate: 1.49, installments: [24, 60, 48], graceDays: [90, 30], share: 80 } as const

test('PROP-022 a new proposal copies each line with its most instalments and its shortest grace', () => {
  expect(copyFinancingLines([line], 1_234_056)).toEqual([
    { bank: 'Banco do Sol', rate: 1.49, instalments: 60, graceDays: 30, downPayment: 2468.12, isMain: false },
  ])
  expect(copyFinancingLines([{ ...line, share: 100 }], 1_234_056)[0]?.downPayment).toBe(0)
})

test('PROP-021 PROP-022 a new proposal copies three lines at most', () => {
  expect(copyFinancingLines([line, line, line, line], 100_000).length).toBe(3)
})
