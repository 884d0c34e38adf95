/** What a payment that was begun still lacks (WIZ-025, WIZ-027). */
export const missingPaymentSentences = {
  method: 'Escolha a forma de pagamento.',
  bank: 'Escolha o banco do financiamento.',
  financing: 'Preencha os dados do financiamento BV.',
} as const
