import { can } from '@girassol/domain/access'
import type { BudgetVersion } from '@girassol/domain/budgets'
import type { Actor } from '../../http/actor.ts'
import type { Context, Tx } from '../../http/context.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

/** Stores the version of a budget before the edit of this call. */
export const storeRevision = async (context: Context, before: OrderRecord, content: BudgetVersion): Promise<void> => {
  const { tx, actor, now } = context
  await tx
    .insertInto('budget_revision')
    .values({
      order_id: before.id,
      version: before.version,
      content,
      saved_at: before.finished_at ?? before.created_at,
      replaced_by: actor.name,
      replaced_at: now,
    })
    .execute()
}

/**
 * The version before the current one; undefined if the budget was never edited. A revision from before the budget was
 * given to its present integrator is read by staff alone (C-227).
 */
export const findLastRevision = (tx: Tx, order: OrderRecord, { roles }: Pick<Actor, 'roles'>) =>
  tx
    .selectFrom('budget_revision')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('version', '>=', can(roles, 'orders.readLogs') ? 0 : (order.seller_changed_version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
