import type * as contract from '@girassol/contract/company-users'
import type { Handler } from '../../../http/context.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { findInvitations } from './invitation-queries.ts'

/** COMP-003: the open invitations of the caller's company. */
export const listInvitations: Handler<typeof contract.listInvitations> = ({ tx, actor, now }) =>
  findInvitations(tx, { sellerId: requireSellerId(actor), now })
