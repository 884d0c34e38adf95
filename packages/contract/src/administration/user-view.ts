import { roles } from '@girassol/domain/access'
import { userStates } from '@girassol/domain/administration'
import { z } from 'zod'
import { action, id } from '../http/fields.ts'
import { pendingEmail } from '../session.ts'

/** A user as the administration lists them. */
export const userRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  /** The seller that an integrator, manager or contributor works for. */
  seller: z.object({ id, name: z.string(), erpCode: z.string() }).nullable(),
  state: z.enum(userStates),
  /** The last login of the past 90 days. */
  lastSeenAt: z.string().nullable(),
})

export const userView = userRow.extend({
  canViewProductPrices: z.boolean(),
  canViewMarginLiquid: z.boolean(),
  getsEmails: z.boolean(),
  pendingEmail: pendingEmail.nullable(),
  /** Grows with every change; an edit sends the version it started from. */
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  actions: z.object({
    deactivate: action,
    reactivate: action,
    /** Works for another company, or for none (COMP-006). */
    leaveCompany: action,
    sendLink: action,
    resetSecondFactor: action,
  }),
})
