import { can } from '@girassol/domain/access'
import { listStatusesIn } from '@girassol/domain/orders'
import { type Expression, type SqlBool, sql } from 'kysely'
import { compileOnce } from '../../database/compile-once.ts'
import type { Actor } from '../../http/actor.ts'
import { orNotFound } from '../../http/refused.ts'
import type { Reading } from './order-lines.ts'
import { type OrderRecord, selectOrders } from './order-record.ts'

/** C-08: staff see every seller's orders, other users those of their own seller. */
export const isInScope = ({ scope }: Actor): Expression<SqlBool> => {
  if (scope.sees === 'all') return sql<SqlBool>`true`
  return scope.sees === 'seller' ? sql<SqlBool>`orders.seller_id = ${scope.sellerId}` : sql<SqlBool>`false`
}

const budgetStatuses = sql`array[${sql.join(listStatusesIn('budgets').map((status) => sql.lit(status)))}]::text[]`

export type InScope = {
  readonly id: number
  readonly userId: number
  readonly seesAll: boolean
  readonly sellerId: number | null
  readonly usesBudgets: boolean
}

/** `isInScope` with the scope as parameters, so that one statement serves every caller. */
export const isReadable = ({ id, userId, seesAll, sellerId, usesBudgets }: InScope): Expression<SqlBool> =>
  sql<SqlBool>`orders.id = ${id} and (${seesAll}::boolean or orders.seller_id = ${sellerId}::integer)
    and (orders.status <> 'CART' or orders.created_by = ${userId})
    and (${usesBudgets}::boolean or orders.status <> all(${budgetStatuses}))`

export const toScopeFacts = ({ scope, userId, roles }: Actor, id: number): InScope => ({
  id,
  userId,
  seesAll: scope.sees === 'all',
  sellerId: scope.sees === 'seller' ? scope.sellerId : null,
  usesBudgets: can(roles, 'budgets.use'),
})

const readOrder = compileOnce((tx, given: InScope) => selectOrders(tx).where(isReadable(given)).compile())

/** What a user may know of the files of an order; as parameters, so that one statement serves every caller. */
export type FileReader = {
  readonly listsFiles: boolean
  readonly managesVouchers: boolean
  readonly seesFormerFiles: boolean
}

export const toFileReader = ({ roles }: Pick<Actor, 'roles'>): FileReader => ({
  listsFiles: can(roles, 'vouchers.read'),
  managesVouchers: can(roles, 'vouchers.manage'),
  seesFormerFiles: can(roles, 'orders.readLogs'),
})

/** SEC-020: `canListFile` for the rows of `order_attachment`, under this name in the statement. */
export const isListedFile = (reader: FileReader, name = 'order_attachment'): Expression<SqlBool> => {
  const column = (of: string) => sql.ref(`${name}.${of}`)
  return sql<SqlBool>`(${column('deleted_at')} is null and ${reader.listsFiles}::boolean
    and (${reader.managesVouchers}::boolean or ${column('status')} is null or ${column('status')} = 'SENT')
    and (${reader.seesFormerFiles}::boolean or not ${column('before_seller_change')}))`
}

export const orderNotFound = 'Pedido não encontrado.'

/** In scope; a cart only for the user who opened it, a budget only for the store roles (C-12); else 404. */
export const findOrder = async ({ tx, actor }: Reading, id: number): Promise<OrderRecord> => {
  const { rows } = await readOrder(tx, toScopeFacts(actor, id))
  return orNotFound(rows[0], orderNotFound)
}

/** 404 unless the caller may read this order (C-08). */
export const requireReadable = async (reading: Reading, id: number): Promise<void> => {
  await findOrder(reading, id)
}
