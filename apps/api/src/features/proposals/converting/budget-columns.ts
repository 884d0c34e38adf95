import type { ProposalContent } from '@girassol/domain/proposals'
import { centsFromReais } from '@girassol/domain/shared'
import type { Context } from '../../../http/context.ts'
import { pickCopiedColumns } from '../../budgets/remade-columns.ts'
import { findOrder } from '../../order-record/readable-orders.ts'
import type { ProposalRecord } from '../proposal-store.ts'

type Converting = { readonly content: ProposalContent; readonly asService: boolean }

/** Customer, delivery and payment of the source, as long as it exists; else the branch of the seller alone. */
const findSourceColumns = async (context: Context, record: ProposalRecord) => {
  const { source_order_id: sourceId, seller_id, order_type: type, kit, generator } = record
  if (sourceId !== null) return pickCopiedColumns(await findOrder(context, sourceId))
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
