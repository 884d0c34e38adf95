/** The days until the first instalment (C-166). */
export const gracePeriods = [30, 60, 90, 120, 150, 180] as const
export type GraceDays = (typeof gracePeriods)[number]

/** The accepted numbers, bounds included (PROP-021): percent a month, instalments, percent of the price that is financed. */
export const financingLimits = {
  monthlyRate: { least: 0, most: 10 },
  instalments: { least: 1, most: 120 },
  share: { least: 1, most: 100 },
} as const

/** Financing lines of a proposal, at most (PROP-021). */
export const mostFinancingLines = 3

/** Numbers of instalments that one line offers, at most. */
export const mostInstalmentChoices = 12

export const longestBankName = 60

/** Something is left to finance (PROP-021). */
export const downPaymentSentence = 'A entrada precisa ser menor que o preço.'
