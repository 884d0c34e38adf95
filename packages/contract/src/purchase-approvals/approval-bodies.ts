import * as z from 'zod/mini'
import { id, limitReais, nonNegativeReais, requiredText } from '../http/fields.ts'

/** COMP-014: the approver names the total that he saw; another one is refused. */
export const approveBody = z.object({ total: nonNegativeReais, version: id })

/** COMP-012: a rejection has a reason. */
export const rejectBody = z.object({ reason: requiredText(500), version: id })

/** COMP-009: every order above it needs an approval; null: no such rule. `version` is 0 for a company without rules. */
export const companyRulesBody = z.object({ approveAbove: limitReais })
export type CompanyRulesBody = z.infer<typeof companyRulesBody>
