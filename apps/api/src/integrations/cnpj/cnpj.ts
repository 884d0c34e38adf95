import { z } from 'zod'
import type { Lookup } from '../lookup.ts'

/**
 * A company in the registers (CUS-037). Unknown fields are ''; an empty `ie` is a company without a known state
 * registration, which the form shows as 'ISENTO' (CUS-010). `erpCity` is the 7-digit IBGE code; `addressCep` and
 * `phone` (with its area code) contain only digits.
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
/**
 * Accepts a CNPJ with or without its mask, letters included; a malformed one is `notFound`, and no register is called.
 *
 * While every register is away (REL-007): companies of the last 30 days are found; for others the form says so, and the
 * user fills it in.
 */
export type CnpjLookup = Lookup<Company>

/**
 * The fourteen characters of a CNPJ in upper case, or null if it has another format. Since July 2026 the number may
 * contain letters, so only the mask is removed. The caller checks the check digits.
 */
export const cleanCnpj = (cnpj: string): string | null => {
  const bare = cnpj.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return /^[A-Z0-9]{12}\d{2}$/.test(bare) ? bare : null
}
