/** Who holds the card that paid, and who bought. */
export type CardQuestion = {
  /** CPF or CNPJ of the customer, without a mask. */
  customerDocument: string
  /** What the acquirer knows of the holder; null when it tells nothing. */
  holderDocument: string | null
  /** First six and last four digits (C-98). */
  cardNumber: string
}

/**
 * The register that compares a card with a CPF, in the portal's words (C-107). The answer is a match code (CCA-014 to
 * CCA-021). Rejects when it cannot be asked.
 */
export type CardCheck = { match(question: CardQuestion): Promise<number> }
