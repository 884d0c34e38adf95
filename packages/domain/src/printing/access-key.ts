import { remainderOf11 } from './check-digit.ts'

/** The parts of the 44 characters of an NF-e's key, in their order. */
export type AccessKeyParts = {
  /** IBGE code of the issuer's state, two digits. */
  readonly stateCode: string
  /** 'AAAA-MM' of the issue. */
  readonly month: string
  /** The CNPJ of the issuer; since July 2026 it may contain letters. */
  readonly cnpj: string
  readonly series: number
  readonly number: number
  /** A random-looking number of up to eight digits, other than `number`. */
  readonly code: number
}

const nfeModel = '55'
const issuedNormally = '1'

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** The value of a letter is its distance from '0' in ASCII, as in the alphanumeric CNPJ. */
const toValues = (text: string): number[] => [...text].map((character) => character.charCodeAt(0) - 48)

const computeCheckDigit = (body: string): string => {
  const remainder = remainderOf11(toValues(body))
  return String(remainder < 2 ? 0 : 11 - remainder)
}

/** The key of an NF-e: state, month, CNPJ, model 55, series, number, kind of issue, code, check digit (NFE-002). */
export const toAccessKey = ({ stateCode, month, cnpj, series, number, code }: AccessKeyParts): string => {
  const issued = `${month.slice(2, 4)}${month.slice(5, 7)}`
  const named = `${nfeModel}${digits(series, 3)}${digits(number, 9)}${issuedNormally}${digits(code, 8)}`
  const body = `${stateCode}${issued}${cnpj}${named}`
  return `${body}${computeCheckDigit(body)}`
}

/** 44 characters whose last is the right check digit. Refuses masks and lower case. */
export const isAccessKey = (text: string): boolean =>
  /^\d{6}[0-9A-Z]{12}\d{26}$/.test(text) && text.endsWith(computeCheckDigit(text.slice(0, 43)))

/** Eleven groups of four, as a DANFE prints the key. */
export const formatAccessKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')

/** The document data in a key: '2026-11', series 1, number 10057. */
export const readAccessKey = (key: string): Pick<AccessKeyParts, 'month' | 'series' | 'number' | 'cnpj'> => ({
  month: `20${key.slice(2, 4)}-${key.slice(4, 6)}`,
  cnpj: key.slice(6, 20),
  series: Number(key.slice(22, 25)),
  number: Number(key.slice(25, 34)),
})
