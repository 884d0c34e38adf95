import type { ProposalContent } from '@girassol/domain/proposals'
import { centsFromReais } from '@girassol/domain/shared'
import type { Context } from '../../../http/context.ts'
import { pickCopiedColumns } from '../../budgets/remade-columns.ts'
import { findOrder } from '../../order-record/readable-orders.ts'
import type { ProposalRecord } from '../proposal-store.ts'

type Converting = { readonly content: ProposalContent; readonly asService: boolean }

/** The budget or cart that the proposal was made from; null once it is removed, and for a cart that changed since. */
const findSource = async (context: Context, record: ProposalRecord) => {
  const { source_order_id: sourceId, source_kind, source_row_version } = record
  if (sourceId === null) return null
  const source = await findOrder(context, sourceId)
  // A cart may hold the purchase of another customer by now.
  return source_kind === 'CART' && source.row_version !== source_row_version ? null : source
}

/** Customer, delivery and payment of the source; without it the branch of the seller alone. */
const findSourceColumns = async (context: Context, record: ProposalRecord) => {
  const { seller_id, order_type: type, kit, generator } = record
  const source = await findSource(context, record)
  if (source !== null) return { ...pickCopiedColumns(source), type, kit, generator }
  const { company_code, branch_code } = await context.tx
    .selectFrom('seller')
    .select(['company_code', 'branch_code'])
    .where('id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return { type, seller_id, company_code, branch_code, kit, generator }
}

/**
 * The columns of the budget that an accepted proposal becomes, still with the customer of its source. Services are the
 * gross commission when the distributor bills them.
 */
export const findBudgetColumns = async (
  context: Context,
  record: ProposalRecord,
  { content, asService }: Converting,
) => ({
  ...(await findSourceColumns(context, record)),
  site_id: record.site_id,
  gross_commission_cents: asService ? centsFromReais(content.price.services) : 0,
})
