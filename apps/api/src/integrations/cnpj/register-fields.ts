import { z } from 'zod'
import { findCity, isStateCode } from '../cep/brazil-places.ts'

/** Registers write '' or null for what a company did not declare. */
export const declaredText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? '')

/** Digits of a CEP or a phone, whatever their mask. */
export const declaredDigits = z
  .string()
  .nullish()
  .transform((text) => text?.replace(/\D/g, '') ?? '')

export const registeredState = z.string().refine(isStateCode)

/** An IBGE code: a number in the registers, text in the portal. */
export const ibgeCityCode = z.int().min(1_000_000).max(9_999_999).transform(String)

/** 'RUA' + 'DAS FLORES', without a stray space when the kind of street is missing. */
export function streetName(kind: string, street: string): string {
  return `${kind} ${street}`.trim()
}

/** The city as the portal's own lists write it: registers write it in capitals, or without accents. */
export function cityName(code: string, registeredName: string): string {
  return findCity(code)?.city ?? registeredName
}
