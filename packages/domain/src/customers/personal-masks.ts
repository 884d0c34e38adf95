import { bareDocument, isCpf } from '../shared/cpf-cnpj.ts'
import { extractDigits } from '../shared/text.ts'

/** A kind of personal data of a customer (SEC-021). */
export type PersonalKind = 'document' | 'phone' | 'email' | 'text'

const unknown = '***'

const cpfMask = /^\*{3}\.\d{3}\.\d{3}-\*{2}$/
const phoneMask = /^(?:\(\d{2}\) )?\*{5}-\d{4}$/

const maskCpf = (digits: string): string => `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`

/** '***.456.789-**'. A CNPJ is returned unchanged: it identifies a company, and its register is public. */
export const maskDocument = (text: string): string => {
  const bare = bareDocument(text)
  if (/^\d{11}$/.test(bare)) return maskCpf(bare)
  const isShown = text === '' || /^[0-9A-Z]{12}\d{2}$/.test(bare) || cpfMask.test(text)
  return isShown ? text : unknown
}

/** '(11) *****-1234', without the area code if the phone has none; '***' for a text that is no phone. */
export const maskPhone = (text: string): string => {
  if (text === '' || phoneMask.test(text)) return text
  const digits = extractDigits(text).replace(/^0+/, '')
  const national = digits.length > 11 ? digits.replace(/^55/, '') : digits
  if (national.length < 8 || national.length > 11) return unknown
  const area = national.length > 9 ? `(${national.slice(0, 2)}) ` : ''
  return `${area}*****-${national.slice(-4)}`
}

/** 'm***@dominio.com.br'; '***' for a text that is no e-mail. */
export const maskEmail = (text: string): string => {
  const at = text.lastIndexOf('@')
  if (text === '') return text
  return at < 1 ? unknown : `${[...text][0] ?? ''}***${text.slice(at)}`
}

const emailInText = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.[^\s@<>()[\]",;:.]+/g

/** Eleven digits with or without the separators of a CPF; some of them are phones that were typed without separators. */
const cpfInText = /(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}[-. ]?\d{2}(?!\d)/g

const phoneInText =
  /(?<!\d)(?:\+?55[ .-]?)?\(?0?[1-9][1-9]\)?[ .-]{0,2}(?:9[ .]?\d{4}|[2-5]\d{3})[ .-]{0,2}\d{4}(?!\d)/g

/** Without an area code; '2025-2026' is a period. */
const shortPhoneInText = /(?<![\d-])(?:9\d{4}[ .-]|(?!20\d\d-20)[2-5]\d{3}-)\d{4}(?!\d)/g

const maskElevenDigits = (found: string): string => {
  const digits = extractDigits(found)
  return !isCpf(digits) && /^[1-9]{2}9/.test(digits) ? maskPhone(digits) : maskCpf(digits)
}

/** A text with a mask for each CPF, phone and e-mail that users wrote into it, such as a note or a company name. */
export const maskText = (text: string): string =>
  text
    .replace(emailInText, maskEmail)
    .replace(cpfInText, maskElevenDigits)
    .replace(phoneInText, maskPhone)
    .replace(shortPhoneInText, maskPhone)

/** How customers' personal data is shown to users whose work does not need it (SEC-021, C-228). Masking twice is the same. */
export const personalMasks = {
  document: maskDocument,
  phone: maskPhone,
  email: maskEmail,
  text: maskText,
} as const satisfies Record<PersonalKind, (text: string) => string>

const anyMask = /\*{3}\.\d{3}\.\d{3}-\*{2}|\*{5}-\d{4}|\S\*{3}@/

/** Whether a text contains a mask: such a text was copied from a screen and must never be stored. */
export const hasMask = (text: string): boolean =>
  text.includes('***') && (anyMask.test(text) || text.trim() === unknown)

export const maskedValueSentence = 'Este campo tem um dado mascarado (***). Escreva o valor inteiro.'
