import { z } from 'zod'
import type { Lookup } from '../lookup.ts'

/**
 * A company as the registers know it (CUS-037). What is not known is ''; in particular an empty `ie` is a company
 * without a known state registration, which the form shows as 'ISENTO' (CUS-010). `erpCity` is the 7-digit IBGE code,
 * `addressCep` and `phone` (with its area code) are digits alone.
 */
export const companySchema = z.object({
  name: z.string(),
  fancyName: z.string(),
  ie: z.string(),
  erpState: z.string(),
  erpCity: z.string(),
  erpCityName: z.string(),
  addressCep: z.string(),
  addressDescription: z.string(),
  addressNumber: z.string(),
  addressNeighborhood: z.string(),
  addressComplement: z.string(),
  phone: z.string(),
  email: z.string(),
})

export type Company = z.output<typeof companySchema>
/** Accepts a CNPJ with or without its mask, letters included; a malformed one is `notFound`, without asking anybody. */
export type CnpjLookup = Lookup<Company>

/**
 * The fourteen characters of a CNPJ in upper case, or null when it is not shaped like one. Letters are part of the
 * number since July 2026, so only the mask is stripped. The check digits are the caller's rule.
 */
export const cleanCnpj = (cnpj: string): string | null => {
  const bare = cnpj.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return /^[A-Z0-9]{12}\d{2}$/.test(bare) ? bare : null
}
