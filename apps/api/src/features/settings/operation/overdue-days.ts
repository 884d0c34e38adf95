import { usualOperation } from '@girassol/domain/settings'
import type { Tx } from '../../../http/context.ts'

export const overdueDaysKey = 'credit-overdue-days'

/** The stored number of days, or the default. */
export const toOverdueDays = (value: unknown): number => Number(value ?? usualOperation.creditOverdueDays)

/** After how many days an unpaid instalment stops the approval of orders on credit; 0 for never (C-198). */
export const findOverdueDays = async (tx: Tx): Promise<number> => {
  const found = await tx.selectFrom('setting').select('value').where('key', '=', overdueDaysKey).executeTakeFirst()
  return toOverdueDays(found?.value)
}
