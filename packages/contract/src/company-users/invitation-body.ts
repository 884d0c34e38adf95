import { companyRoles } from '@girassol/domain/access'
import { invitedRoles } from '@girassol/domain/company-users'
import * as z from 'zod/mini'
import { limitReais, typedEmail, userName } from '../http/fields.ts'

/** Whom the ADMIN of a company invites, and with which rights (COMP-004). */
export const invitationBody = z.object({
  name: userName(100),
  email: typedEmail,
  role: z.enum(invitedRoles),
  companyRole: z.enum(companyRoles),
  orderLimit: z._default(limitReais, null),
  monthLimit: z._default(limitReais, null),
})
export type InvitationBody = z.infer<typeof invitationBody>
