/** While a negotiation is open, both sides read this where they would change what is negotiated (QUO-017). */
export const negotiatedSentence = 'Há uma negociação aberta neste orçamento.'

/** `negotiated_until` of a budget whose negotiation waits for an answer that has no end of its own. */
export const withoutEnd = '9999-12-31T00:00:00.000Z'

/** Whether a negotiation of the budget is open at this instant; null: none is. Both are UTC ISO text. */
export const isNegotiatedAt = (negotiatedUntil: string | null, now: string): boolean =>
  negotiatedUntil !== null && Date.parse(negotiatedUntil) > Date.parse(now)
