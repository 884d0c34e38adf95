import { bareDocument, isCnpj } from '../shared/cpf-cnpj.ts'

/** The result of comparing the buyer's CPF with a card's holder. */
const matchTexts: Readonly<Record<number, string>> = {
  0: 'CPF e cartão incompatíveis',
  1: 'Compatível',
  2: 'Não foi possível determinar',
  3: 'CPF de pessoa falecida',
  4: 'CPF de menor de idade',
  5: 'CPF inativo no cadastro positivo',
  99: 'Sem consulta, pessoa jurídica',
}

/** True for a code of the table. A register that returns another code gave no valid answer. */
export const isMatchCode = (code: number): boolean => Object.hasOwn(matchTexts, code)

/** CCA-014…CCA-021: the text of a match code; '-' for any other code and before the consultation. */
export const describeMatch = (match: number | null): string => (match === null ? '-' : (matchTexts[match] ?? '-'))

export const matchCodes = {
  incompatible: 0,
  compatible: 1,
  undetermined: 2,
  legalEntity: 99,
} as const

type Compared = { readonly customerDocument: string; readonly holderDocument: string | null }

/**
 * What the documents alone show about a card: 99 for a company, which is not consulted; 2 for a card without a holder's
 * document; else whether both are the same. Only a register knows the states of a CPF (3, 4, 5).
 */
export const compareDocuments = ({ customerDocument, holderDocument }: Compared): number => {
  if (isCnpj(customerDocument)) return matchCodes.legalEntity
  if (holderDocument === null || holderDocument === '') return matchCodes.undetermined
  return bareDocument(holderDocument) === bareDocument(customerDocument)
    ? matchCodes.compatible
    : matchCodes.incompatible
}

/** C-98: the first six and the last four digits; the rest of a card is never stored. */
export const maskedCard = ({ firstSix, lastFour }: { readonly firstSix: string; readonly lastFour: string }): string =>
  `${firstSix.slice(0, 6)}******${lastFour.slice(-4)}`
