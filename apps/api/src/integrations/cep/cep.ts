import { z } from 'zod'
import type { Lookup, LookupAnswer } from '../lookup.ts'

/**
 * The address of a CEP (CUS-038). Unknown fields are '': a town with a single CEP has no street, and the offline table
 * may only know the state. `cityCode` is the 7-digit IBGE code.
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
/**
 * Accepts a CEP with or without its mask; one without eight digits is `notFound`, and no provider is called.
 *
 * While every provider is away (REL-007): postal codes of the last 30 days and of the offline table are found; for
 * others the form says so, and the user types the address and chooses state and city.
 */
export type CepLookup = Lookup<CepAddress>

/** The eight digits of a CEP, or null if it has another number of digits. */
export const cleanCep = (cep: string): string | null => {
  const digits = cep.replace(/\D/g, '')
  return digits.length === 8 ? digits : null
}
