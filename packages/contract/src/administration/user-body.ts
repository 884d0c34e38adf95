import { roles } from '@girassol/domain/access'
import * as z from 'zod/mini'
import { id, typedEmail, userName } from '../http/fields.ts'

/** The fields of a user that an administrator fills in. */
export const userBody = z.object({
  name: userName(100),
  email: typedEmail,
  roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)),
  sellerId: z.nullable(id),
  canViewProductPrices: z.boolean(),
  canViewMarginLiquid: z.boolean(),
  getsEmails: z.boolean(),
})
