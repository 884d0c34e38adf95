/** The sentence for a destination that the table of C-34 does not have (STORE-040). */
export const freightSentences = {
  deadlineUnavailable: 'Prazo de entrega indisponível',
  rateUnavailable: 'Frete indisponível para esta cidade.',
} as const
