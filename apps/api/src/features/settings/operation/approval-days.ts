import { usualOperation } from '@girassol/domain/settings'
import type { Tx } from '../../../http/context.ts'

export const approvalDaysKey = 'approval-days'

/** The stored number of days, or the default. */
export const toApprovalDays = (value: unknown): number => Number(value ?? usualOperation.approvalDays)

/** After how many days without an answer the approval of a purchase expires (C-158, COMP-012). */
export const findApprovalDays = async (tx: Tx): Promise<number> => {
  const found = await tx.selectFrom('setting').select('value').where('key', '=', approvalDaysKey).executeTakeFirst()
  return toApprovalDays(found?.value)
}
