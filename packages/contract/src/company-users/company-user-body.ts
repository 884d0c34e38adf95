import { companyRoles } from '@girassol/domain/access'
import * as z from 'zod/mini'
import { limitReais } from '../http/fields.ts'

/** What the ADMIN of a company edits of its users in a form (COMP-003, COMP-008, COMP-009). */
export const companyUserBody = z.object({
  companyRole: z.enum(companyRoles),
  canViewProductPrices: z.boolean(),
  orderLimit: limitReais,
  monthLimit: limitReais,
})
export type CompanyUserBody = z.infer<typeof companyUserBody>
