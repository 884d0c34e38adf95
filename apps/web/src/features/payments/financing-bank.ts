import type { OrderView } from '@girassol/contract/orders'

export type FinancingBank = NonNullable<OrderView['financingBank']>

/** PAY-037 */
export const financingBankLabels = {
  BV: 'BV Financeira',
  REDUCED_FEE: 'Financiamento 60x taxa reduzida',
  OTHERS: 'Outros bancos',
} as const satisfies Record<FinancingBank, string>
