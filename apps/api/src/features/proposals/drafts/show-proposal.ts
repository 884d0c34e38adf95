import type * as contract from '@girassol/contract/proposals'
import type { Handler } from '../../../http/context.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposalView } from '../proposal-queries.ts'

/** PROP-001: a proposal of the own seller, in whatever status. */
export const showProposal: Handler<typeof contract.readProposal> = async (context, { params }) =>
  findProposalView(context, { id: params.id, sellerId: requireOwnSeller(context.actor) })
