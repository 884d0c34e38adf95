/** The holder of the card, and the customer. */
export type CardQuestion = {
  /** CPF or CNPJ of the customer, without a mask. */
  customerDocument: string
  /** The acquirer's data about the holder; null if it gives none. */
  holderDocument: string | null
  /** First six and last four digits (C-98). */
  cardNumber: string
}

/**
 * The register that compares a card with a CPF (C-107). The result is a match code (CCA-014 to CCA-021). Rejects if the
 * register cannot be reached.
 *
 * While it is away (REL-007): the check is refused with 503, the list says since when it failed, and it can be checked
 * again; everything else about the order goes on.
 */
export type CardCheck = { match(question: CardQuestion): Promise<number> }
