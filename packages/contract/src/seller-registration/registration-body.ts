import { isErpCode, isPhone, sellerLimits } from '@girassol/domain/sellers'
import { isCnpj } from '@girassol/domain/shared'
import * as z from 'zod/mini'
import { requiredText, text, typedEmail, uf, userName } from '../http/fields.ts'

/** The fields of a registered seller that may be changed. Phone and CEP with or without masks. */
export const registrationBody = z.object({
  name: requiredText(sellerLimits.name),
  fancyName: requiredText(sellerLimits.fancyName),
  /** Empty for a company without an inscription. */
  ie: text(sellerLimits.ie),
  phone: text(20).check(z.refine(isPhone, 'Telefone inválido')),
  email: typedEmail,
  addressCep: z.string().check(z.trim(), z.regex(/^\d{5}-?\d{3}$/, 'CEP inválido')),
  addressDescription: requiredText(sellerLimits.addressDescription),
  addressNumber: requiredText(sellerLimits.addressNumber),
  addressNeighborhood: requiredText(sellerLimits.addressNeighborhood),
  addressComplement: text(sellerLimits.addressComplement),
  erpState: uf,
  /** IBGE code; the name follows from it. */
  erpCity: requiredText(10),
  pointsEnabled: z.boolean(),
  canDoTriangulation: z.boolean(),
  /** The branch that ships to it: 'company,branch'. */
  branch: z.string().check(z.regex(/^\w{1,4},\w{1,4}$/, 'Filial inválida')),
})

/** A new seller: its identifying numbers, which cannot be changed later, and its first user. */
export const newRegistrationBody = z.object({
  ...registrationBody.shape,
  erpCode: text(sellerLimits.erpCode).check(z.refine(isErpCode, 'Use letras, números, ponto e hífen')),
  cnpj: z.string().check(z.maxLength(20), z.refine(isCnpj, 'CNPJ inválido')),
  user: z.object({ name: userName(100), email: typedEmail }),
})
