import { maskDocument, maskEmail } from '../customers/personal-masks.ts'
import { bareDocument, isCpf } from '../shared/cpf-cnpj.ts'
import { looksLikeEmail } from '../shared/email.ts'

/** By what a person is searched (SEC-022, C-228): eleven digits, or an e-mail in lower case. */
export type SubjectKey =
  | { readonly kind: 'cpf'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string }

/** Reads a typed CPF, with or without separators, or an e-mail. Null for another text; a CNPJ identifies no person. */
export const readSubjectKey = (typed: string): SubjectKey | null => {
  const text = typed.trim()
  if (looksLikeEmail(text)) return { kind: 'email', value: text.toLowerCase() }
  return isCpf(text) ? { kind: 'cpf', value: bareDocument(text) } : null
}

/** '***.456.789-**' or 'm***@dominio.com.br': how the logs name a person, because no line of them can be removed. */
export const maskSubjectKey = ({ kind, value }: SubjectKey): string =>
  kind === 'cpf' ? maskDocument(value) : maskEmail(value)

export const subjectKeySentence = 'Informe um CPF válido ou um e-mail.'
