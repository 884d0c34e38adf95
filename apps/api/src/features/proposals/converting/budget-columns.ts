import type { ProposalContent } from '@girassol/domain/proposals'
import { bareDocument, centsFromReais } from '@girassol/domain/shared'
import type { Context } from '../../../http/context.ts'
import { pickCopiedColumns } from '../../budgets/remade-columns.ts'
import { customerChanges, noCustomer } from '../../cart/terms/customer-changes.ts'
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

/** The customer of the proposal, matched by the document of the registration (C-173). */
const findCustomerId = async (
  { tx }: Context,
  { seller_id }: ProposalRecord,
  { customer }: ProposalContent,
): Promise<number | null> => {
  if (customer.document === null) return customer.customerId
  const found = await tx
    .selectFrom('customer')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('document', '=', bareDocument(customer.document))
    .executeTakeFirst()
  return found?.id ?? null
}

/**
 * The columns of the budget that an accepted proposal becomes. Without a registered customer it has none, and the
 * integrator chooses one in the budget. Services are the gross commission when the distributor bills them.
 */
export const findBudgetColumns = async (
  context: Context,
  record: ProposalRecord,
  { content, asService }: Converting,
) => {
  const source = await findSourceColumns(context, record)
  const customerId = await findCustomerId(context, record, content)
  const seller = await context.tx
    .selectFrom('seller')
    .select('cnpj as seller_cnpj')
    .where('id', '=', record.seller_id)
    .executeTakeFirstOrThrow()
  const customer =
    customerId === null
      ? noCustomer
      : await customerChanges(context, { seller_id: record.seller_id, ...seller }, { customerId })
  return {
    ...source,
    ...customer,
    site_id: record.site_id,
    gross_commission_cents: asService ? centsFromReais(content.price.services) : 0,
  }
}
