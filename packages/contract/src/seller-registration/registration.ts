import { roles } from '@girassol/domain/access'
import { userStates } from '@girassol/domain/administration'
import { sellerStatuses } from '@girassol/domain/sellers'
import { z } from 'zod'
import { action, id } from '../http/fields.ts'

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
