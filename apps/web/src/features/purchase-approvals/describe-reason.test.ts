import { describe, expect, test } from 'vitest'
import { describeReason } from './describe-reason.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('why an order needs an approval', () => {
  test.each([
    [{ code: 'ORDER_LIMIT', limit: 10_000, used: null }, 'R$ 2.000,10 acima do limite por pedido de R$ 10.000,00'],
    [{ code: 'MONTH_LIMIT', limit: 50_000, used: 38_300 }, 'R$ 300,10 acima do limite do mês de R$ 50.000,00'],
    [{ code: 'COMPANY_RULE', limit: 12_000, used: null }, 'R$ 0,10 acima da regra da empresa de R$ 12.000,00'],
  ] as const)('COMP-016 %j', (reason, expected) => {
    expect(plain(describeReason(reason, 12_000.1))).toBe(expected)
  })

  test.each([
    [{ code: 'ORDER_LIMIT', limit: null, used: null }, null, 'Acima do limite por pedido'],
    [{ code: 'MONTH_LIMIT', limit: 50_000, used: null }, 12_000, 'Acima do limite do mês'],
    // The total fell below the limit before the approval.
    [{ code: 'COMPANY_RULE', limit: 12_000, used: null }, 11_000, 'Acima da regra da empresa'],
  ] as const)('COMP-016 without an amount that can be told: %j', (reason, total, expected) => {
    expect(describeReason(reason, total)).toBe(expected)
  })
})
