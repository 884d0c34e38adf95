import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

/** J = company (CNPJ), F = person (CPF): the stored values of the customer form. */
export const documentTypes = ['J', 'F'] as const
export type DocumentType = (typeof documentTypes)[number]

/**
 * Returns the characters of a document: digits, and for companies the letters of the alphanumeric CNPJ, in upper case.
 */
export const bareDocument = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** 11 digits, no repeated sequence, both check digits (C-134). Accepts a mask. */
export const isCpf = (text: string): boolean => {
  const bare = bareDocument(text)
  return /^\d{11}$/.test(bare) && isValidCpf(bare)
}

/** Numeric or alphanumeric CNPJ (letters exist since July 2026), repeated sequences refused. Accepts a mask. */
export const isCnpj = (text: string): boolean => {
  const bare = bareDocument(text)
  return /^[0-9A-Z]{12}\d{2}$/.test(bare) && !/^(.)\1+$/.test(bare) && isValidCnpj(bare, { version: 2 })
}

export const isDocument = (type: DocumentType, text: string): boolean => (type === 'J' ? isCnpj(text) : isCpf(text))

/**
 * 11 characters are formatted as CPF, 14 as CNPJ; other texts are returned unchanged (display formats of the order
 * documents).
 */
export const formatDocument = (text: string): string => {
  const bare = bareDocument(text)
  if (bare.length === 11) return bare.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
  if (bare.length === 14) return bare.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
  return text
}
