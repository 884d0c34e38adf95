import type { Context } from '../../http/context.ts'

/** A customer whom a cart chose comes first in the list of its seller from then on (CUS-031). */
export const recordCustomerUse = async ({ tx, now }: Pick<Context, 'tx' | 'now'>, id: number): Promise<void> => {
  await tx.updateTable('customer').set({ used_at: now }).where('id', '=', id).execute()
}
