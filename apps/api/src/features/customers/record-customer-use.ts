import type { Context } from '../../http/context.ts'

/** A customer that was chosen for a cart comes first in its seller's list (CUS-031). */
export const recordCustomerUse = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, id: number): Promise<void> => {
  await tx.updateTable('customer').set({ used_at: now }).where('id', '=', id).execute()
}
