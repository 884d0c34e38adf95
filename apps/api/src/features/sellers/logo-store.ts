import type { Tx } from '../../http/context.ts'

/** The company with its logo, locked until the transaction ends. */
export const lockLogo = (tx: Tx, sellerId: number) =>
  tx
    .selectFrom('seller')
    .select(['fancy_name as fancyName', 'logo'])
    .where('id', '=', sellerId)
    .forUpdate()
    .executeTakeFirst()

/**
 * The version of the registration does not change, so that another logo does not conflict with an edit of its fields.
 */
export const writeLogo = async (tx: Tx, sellerId: number, logo: string | null): Promise<void> => {
  await tx.updateTable('seller').set({ logo }).where('id', '=', sellerId).execute()
}
