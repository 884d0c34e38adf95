import type { CardAnalysisView } from '@girassol/contract/card-analysis'
import { missing } from '../../lib/format.ts'

/** C-98: the last four digits are what a person compares; '-' where the capture came without its card. */
export const formatCardNumber = (cardNumber: string | null): string =>
  cardNumber === null ? missing : `•••• ${cardNumber.slice(-4)}`

export type PaidCard = {
  readonly label: string
  readonly number: string
  readonly match: number | null
  readonly payment: CardAnalysisView['payments'][number]
}

/** C-99: the cards that paid an order; a second one only where there is one. */
export const toPaidCards = ({
  match,
  cardNumber,
  match2,
  cardNumber2,
  payments,
}: CardAnalysisView): readonly PaidCard[] => {
  const cards = [
    { label: '1º cartão', number: formatCardNumber(cardNumber), match },
    { label: '2º cartão', number: formatCardNumber(cardNumber2), match: match2 },
  ]
  return cards.flatMap((card, index) => {
    const payment = payments[index]
    return payment === undefined ? [] : [{ ...card, payment }]
  })
}
