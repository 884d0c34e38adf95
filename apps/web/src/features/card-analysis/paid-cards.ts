import type { CardAnalysisView } from '@girassol/contract/card-analysis'
import { missing } from '../../lib/format.ts'

/** C-98: users compare the last four digits; '-' when the capture has no card. */
export const formatCardNumber = (cardNumber: string | null): string =>
  cardNumber === null ? missing : `•••• ${cardNumber.slice(-4)}`

export type PaidCard = {
  readonly label: string
  readonly number: string
  readonly match: number | null
  /** Null when the gateway reported the capture without its card. */
  readonly payment: CardAnalysisView['payments'][number] | null
}

/** C-99: the cards that paid an order. The first always exists, because it has the match; the second may not. */
export const toPaidCards = ({
  match,
  cardNumber,
  match2,
  cardNumber2,
  payments,
}: CardAnalysisView): readonly PaidCard[] => {
  const [payment = null, payment2] = payments
  const first = { label: '1º cartão', number: formatCardNumber(cardNumber), match, payment }
  if (payment2 === undefined) return [first]
  return [first, { label: '2º cartão', number: formatCardNumber(cardNumber2), match: match2, payment: payment2 }]
}
