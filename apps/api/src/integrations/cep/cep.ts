import { z } from 'zod'
import type { Lookup, LookupAnswer } from '../lookup.ts'

/**
 * What a CEP says about an address (CUS-038). What it does not say is '': a town with a single CEP has no street, and
 * the offline table may know the state alone. `cityCode` is the 7-digit IBGE code.
 */
export const cepAddressSchema = z.object({
  street: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  cityCode: z.string(),
  state: z.string(),
})

export type CepAddress = z.output<typeof cepAddressSchema>
export type CepAnswer = LookupAnswer<CepAddress>
/** Accepts a CEP with or without its mask; one that is not eight digits is `notFound`, without asking anybody. */
export type CepLookup = Lookup<CepAddress>

/** The eight digits of a CEP, or null when it has another number of them. */
export const cleanCep = (cep: string): string | null => {
  const digits = cep.replace(/\D/g, '')
  return digits.length === 8 ? digits : null
}
