import type * as contract from '@girassol/contract/reconciliation'
import type { Handler } from '../../http/context.ts'
import { findRowPage } from './reconciliation-queries.ts'

/** REL-013: the payments of a day, as both sides know them. */
export const listReconciliationRows: Handler<typeof contract.listReconciliationRows> = (
  context,
  { params: { day }, query },
) => findRowPage(context, { day, ...query }, query)
