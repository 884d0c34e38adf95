import { expect, test } from 'vitest'
import { describeDispatch, describeMissingPoints, describeUsualPayment, formatDcAcRatio } from './figure-words.ts'

test.each([
  [{ availability: 'Immediate', days: 0 }, 'Imediato'],
  [{ availability: '2026-12-14', days: 19 }, '14/12/2026, em 19 dias'],
  [{ availability: '2026-11-26', days: 1 }, '26/11/2026, em 1 dia'],
  [{ availability: 'SEARCH', days: null }, 'Consultar'],
  [{ availability: null, days: null }, 'Fora de estoque'],
] as const)('DEC-001 the dispatch %j reads: %s', (dispatch, words) => {
  expect(describeDispatch(dispatch)).toBe(words)
})

test.each([
  [{ method: 'CREDIT_CARD', instalments: 10, value: 1031.34, total: 10_313.4 }, '10x de R$\u00A01.031,34 no cartão'],
  [{ method: 'CREDIT_CARD', instalments: 1, value: 9375.9, total: 9375.9 }, 'R$\u00A09.375,90 no cartão'],
  [{ method: 'PIX', instalments: 1, value: 9375.9, total: 9375.9 }, 'R$\u00A09.375,90 no Pix'],
  [{ method: 'BARCODE', instalments: 1, value: 9375.9, total: 9375.9 }, 'R$\u00A09.375,90 no boleto'],
] as const)('DEC-001 the payment %j reads: %s', (payment, words) => {
  expect(describeUsualPayment(payment)).toBe(words)
})

test('DEC-002 the missing points are said with the category, and not at all in the highest', () => {
  const missing = (points: number) => describeMissingPoints({ earned: 1, missing: { category: 'Ouro', points } })
  expect(missing(317_861)).toBe('faltam 317.861 para Ouro')
  expect(missing(1)).toBe('falta 1 para Ouro')
  expect(describeMissingPoints({ earned: 1, missing: null })).toBeUndefined()
})

test('DEC-001 the DC/AC ratio is in percent', () => {
  expect(formatDcAcRatio(1.0848)).toBe('108,5%')
})
