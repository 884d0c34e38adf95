import { roles } from '@girassol/domain/access'
import { userStates } from '@girassol/domain/administration'
import { isErpCode, isPhone, sellerLimits, sellerStatuses } from '@girassol/domain/sellers'
import { isCnpj } from '@girassol/domain/shared'
import { z } from 'zod'
import { action, id, requiredText, text, typedEmail, uf } from '../http/fields.ts'

/** A seller as the administration lists them, whatever its status. */
export const registrationRow = z.object({
  id,
  name: z.string(),
  fancyName: z.string(),
  cnpj: z.string(),
  erpCode: z.string(),
  erpState: z.string(),
  erpCityName: z.string(),
  status: z.enum(sellerStatuses),
  pointsEnabled: z.boolean(),
  createdAt: z.string(),
})

const cep = z
  .string()
  .trim()
  .regex(/^\d{5}-?\d{3}$/, 'CEP inválido')

/** The fields of a registered seller that may be changed. Phone and CEP with or without masks. */
export const registrationFields = z.object({
  name: requiredText(sellerLimits.name),
  fancyName: requiredText(sellerLimits.fancyName),
  /** Empty for a company without an inscription. */
  ie: text(sellerLimits.ie),
  phone: text(20).check(z.refine(isPhone, 'Telefone inválido')),
  email: typedEmail,
  addressCep: cep,
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
  branch: z.string().regex(/^\w{1,4},\w{1,4}$/, 'Filial inválida'),
})

/** A new seller: its identifying numbers, which cannot be changed later, and its first user. */
export const newRegistration = registrationFields.extend({
  erpCode: text(sellerLimits.erpCode).check(z.refine(isErpCode, 'Use letras, números, ponto e hífen')),
  cnpj: z.string().max(20).refine(isCnpj, 'CNPJ inválido'),
  user: z.object({ name: requiredText(100), email: typedEmail }),
})

/** A seller with its registration, its people, and the actions that are allowed now. */
export const registrationView = registrationRow.extend({
  ie: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  addressCep: z.string(),
  addressDescription: z.string(),
  addressNumber: z.string(),
  addressNeighborhood: z.string(),
  addressComplement: z.string(),
  erpCity: z.string(),
  canDoTriangulation: z.boolean(),
  branch: z.string(),
  /** The address of the logo on printed orders; null without one (USE-030). */
  logo: z.string().nullable(),
  /** The reason of a rejection; null unless rejected. */
  reprovalReason: z.string().nullable(),
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  users: z.array(
    z.object({ id, name: z.string(), email: z.string(), roles: z.array(z.enum(roles)), state: z.enum(userStates) }),
  ),
  actions: z.object({ approve: action, reprove: action }),
})
