/** The stored values (C-84: joined with ' + ', as the documents write them). */
export const paymentMethods = [
  'CREDIT_CARD',
  'BARCODE',
  'CREDIT_CARD + BARCODE',
  'CREDIT_CARD + CREDIT_CARD',
  'PIX',
  'DEPOSIT',
  'FINANCING',
  'OTHERS',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodLabels = {
  CREDIT_CARD: 'Cartão de crédito',
  BARCODE: 'Boleto',
  'CREDIT_CARD + BARCODE': 'Cartão + Boleto',
  'CREDIT_CARD + CREDIT_CARD': 'Dois cartões',
  PIX: 'Pix',
  DEPOSIT: 'Depósito',
  FINANCING: 'Financiamento',
  OTHERS: 'Outros',
} as const satisfies Record<PaymentMethod, string>

/** What a payment that was begun still lacks (WIZ-025, WIZ-027). */
export const missingPaymentSentences = {
  method: 'Escolha a forma de pagamento.',
  bank: 'Escolha o banco do financiamento.',
  financing: 'Preencha os dados do financiamento BV.',
} as const
