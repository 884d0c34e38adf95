import type * as contract from '@girassol/contract/reconciliation'
import type { Handler } from '../../http/context.ts'
import { findReconciliation } from './reconciliation-queries.ts'

/** REL-013: the sums of a day and how many differences there are. */
export const showReconciliation: Handler<typeof contract.showReconciliation> = (context, { params: { day } }) =>
  findReconciliation(context, day)
