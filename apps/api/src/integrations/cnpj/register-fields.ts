import { z } from 'zod'
import { findCity, isStateCode } from '../cep/brazil-places.ts'
import { registerText } from '../register-text.ts'

/** Only the digits, without any mask. */
export const declaredDigits = registerText.transform((text) => text.replace(/\D/g, ''))

/** Eight digits; '' for anything else. */
export const declaredCep = declaredDigits.transform((digits) => (digits.length === 8 ? digits : ''))

/** A phone with its area code; '' if it has too few or too many digits. */
export const declaredPhone = (digits: string): string => (digits.length === 10 || digits.length === 11 ? digits : '')

/** Companies enter '-', 'NAO TEM' and similar. */
export const declaredEmail = registerText.transform((text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : ''))

export const registeredState = z.string().refine(isStateCode)

/** An IBGE code: a number in the registers, a text in the portal. */
export const ibgeCityCode = z.int().min(1_000_000).max(9_999_999).transform(String)

/** 'RUA' + 'DAS FLORES', without an extra space if the kind of street is missing. */
export const streetName = (kind: string, street: string): string => `${kind} ${street}`.trim()

/**
 * The city with the spelling of the portal's own lists: registers write it in capitals, or without accents. Throws if
 * the state has no such city, because that address could not be saved.
 */
export const cityName = (code: string, state: string): string => {
  const found = findCity(code)
  if (found?.state !== state) throw new Error('the provider named a city that is not in its state')
  return found.city
}
