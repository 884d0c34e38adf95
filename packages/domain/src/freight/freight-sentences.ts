/** What is told when the table of C-34 has no answer (STORE-040). */
export const freightSentences = {
  deadlineUnavailable: 'Prazo de entrega indisponível',
  rateUnavailable: 'Frete indisponível para esta cidade.',
} as const
