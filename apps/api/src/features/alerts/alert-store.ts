import type { Tx } from '../../database/transaction.ts'

type Alert = { readonly userId: number; readonly code: string }

/** Changes of the alerts of one user wait for each other, so that their number is right (SUB-012). */
export const lockAlerts = async (tx: Tx, userId: number): Promise<void> => {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export const insertAlert = async (tx: Tx, { userId, code, now }: Alert & { readonly now: string }): Promise<void> => {
  await tx.insertInto('product_alert').values({ user_id: userId, product_code: code, made_at: now }).execute()
}

export const deleteAlert = async (tx: Tx, { userId, code }: Alert): Promise<void> => {
  await tx.deleteFrom('product_alert').where('user_id', '=', userId).where('product_code', '=', code).execute()
}

/** An alert with the roles of its user, locked; undefined when it was sent or removed meanwhile. */
export const lockAlert = (tx: Tx, id: number) =>
  tx
    .selectFrom('product_alert')
    .innerJoin('app_user', 'app_user.id', 'product_alert.user_id')
    .select(['product_alert.user_id as userId', 'product_alert.product_code as code', 'app_user.roles'])
    .where('product_alert.id', '=', id)
    .forUpdate('product_alert')
    .executeTakeFirst()
