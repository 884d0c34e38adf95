import type { Tx } from '../../http/context.ts'

export const sellerNotFound = 'Integrador não encontrado.'

export const findSeller = (tx: Tx, id: number) =>
  tx.selectFrom('seller').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

/**
 * The limit of a seller, locked until the call ends. One that was never set gets a row first, because two users who set
 * it at once would otherwise not wait for each other.
 */
export const lockLimit = async (tx: Tx, sellerId: number) => {
  await tx
    .insertInto('seller_credit')
    .values({ seller_id: sellerId, version: 0 })
    .onConflict((conflict) => conflict.column('seller_id').doNothing())
    .execute()
  return tx
    .selectFrom('seller_credit')
    .select(['limit_cents', 'set_at', 'version'])
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type Limit = { readonly sellerId: number; readonly limitCents: number | null; readonly at: string }

export const writeLimit = async (tx: Tx, { sellerId, limitCents, at }: Limit): Promise<void> => {
  await tx
    .updateTable('seller_credit')
    .set((eb) => ({ limit_cents: limitCents, set_at: at, version: eb('version', '+', 1) }))
    .where('seller_id', '=', sellerId)
    .execute()
}
