import { companyRoles } from '@girassol/domain/access'
import * as z from 'zod/mini'

/** What the ADMIN of a company edits of its users in a form (COMP-003, COMP-008). */
export const companyUserBody = z.object({ companyRole: z.enum(companyRoles), canViewProductPrices: z.boolean() })
export type CompanyUserBody = z.infer<typeof companyUserBody>
