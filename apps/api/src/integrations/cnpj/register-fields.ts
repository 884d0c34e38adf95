import { z } from 'zod'
import { findCity, isStateCode } from '../cep/brazil-places.ts'
import { registerText } from '../register-text.ts'

/** Digits, whatever their mask. */
export const declaredDigits = registerText.transform((text) => text.replace(/\D/g, ''))

/** Eight digits; anything else is no CEP, and ''. */
export const declaredCep = declaredDigits.transform((digits) => (digits.length === 8 ? digits : ''))

/** A phone with its area code; '' when it has too few or too many digits. */
export const declaredPhone = (digits: string): string => (digits.length === 10 || digits.length === 11 ? digits : '')

/** Companies declare '-', 'NAO TEM' and worse. */
export const declaredEmail = registerText.transform((text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : ''))

export const registeredState = z.string().refine(isStateCode)

/** An IBGE code: a number in the registers, text in the portal. */
export const ibgeCityCode = z.int().min(1_000_000).max(9_999_999).transform(String)

/** 'RUA' + 'DAS FLORES', without a stray space when the kind of street is missing. */
export const streetName = (kind: string, street: string): string => `${kind} ${street}`.trim()

/**
 * The city as the portal's own lists write it: registers write it in capitals, or without accents. Throws when there
 * is no such city in the state: nobody could save that address.
 */
export const cityName = (code: string, state: string): string => {
  const found = findCity(code)
  if (found?.state !== state) throw new Error('the provider named a city that is not in its state')
  return found.city
}
