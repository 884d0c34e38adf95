import { expect, test } from 'vitest'
import { validateFinancing } from './validate-financing.ts'

const price = 1_650_000
const line = { monthlyRate: 1.49, instalments: 48, graceDays: 90, downPaymentCents: 165_000 }
const findFields = (changed: Partial<typeof line>) =>
  validateFinancing([line, { ...line, ...changed }], price).map(({ field }) => field)

test.each([
  ['monthlyRate', [0, 10], [-0.01, 10.01, 1.495, Number.NaN]],
  ['instalments', [1, 120], [0, 121, 1.5, Number.NaN]],
  ['graceDays', [30, 60, 90, 120, 150, 180], [0, 29, 45, 210]],
  ['downPaymentCents', [0, price - 1], [-1, price, price + 1, 0.5, Number.NaN]],
] as const)('PROP-021 %s is accepted at its bounds, and refused beyond them', (field, good, bad) => {
  for (const value of good) expect(findFields({ [field]: value })).toEqual([])
  for (const value of bad) expect(findFields({ [field]: value })).toEqual([`1.${field}`])
})

test('PROP-021 a down payment equal to the price is refused with a sentence', () => {
  expect(validateFinancing([{ ...line, downPaymentCents: price }], price)).toEqual([
    { field: '0.downPaymentCents', message: 'A entrada precisa ser menor que o preço.' },
  ])
})

test('PROP-021 a proposal has at most 3 lines, and needs none', () => {
  expect(validateFinancing([], price)).toEqual([])
  expect(validateFinancing([line, line, line], price)).toEqual([])
  expect(validateFinancing([line, line, line, line], price)).toEqual([
    { field: '', message: 'No máximo 3 linhas de financiamento' },
  ])
})
