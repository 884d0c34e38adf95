import type * as contract from '@girassol/contract/purchase-approvals'
import type { Handler } from '../../http/context.ts'
import { findApprovals } from './approval-queries.ts'

/** COMP-016: the approvals that the caller answers or asked for. */
export const listApprovals: Handler<typeof contract.listApprovals> = (context, { query }) =>
  findApprovals(context, query)
