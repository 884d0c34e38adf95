import { usualOperation } from '@girassol/domain/settings'
import type { Tx } from '../../http/context.ts'

export const overdueDaysKey = 'credit-overdue-days'

/** After how many days an unpaid instalment stops the approval of orders on credit; 0 for never (C-198). */
export const findOverdueDays = async (tx: Tx): Promise<number> => {
  const found = await tx.selectFrom('setting').select('value').where('key', '=', overdueDaysKey).executeTakeFirst()
  return Number(found?.value ?? usualOperation.creditOverdueDays)
}
