/** The financing banks (PAY-037); the stored values. */
export const financingBanks = ['BV', 'REDUCED_FEE', 'OTHERS'] as const
export type FinancingBank = (typeof financingBanks)[number]

/** PAY-037 */
export const financingBankLabels = {
  BV: 'BV Financeira',
  REDUCED_FEE: 'Financiamento 60x taxa reduzida',
  OTHERS: 'Outros bancos',
} as const satisfies Record<FinancingBank, string>

/** The partner of the special financing offer (PAY-038). */
export const specialFinancingBank = 'BV' satisfies FinancingBank
