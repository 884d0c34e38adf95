import type * as contract from '@girassol/contract/proposals'
import { canRevokeProposal, proposalSentences } from '@girassol/domain/proposals'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { moveProposal } from '../move-proposal.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposalView } from '../proposal-queries.ts'
import { lockProposal } from '../proposal-store.ts'
import { toFacts } from '../proposal-view.ts'

/** PROP-025: ends a proposal that waits for an answer; its link finds nothing from the next request on (C-153). */
export const revokeProposal: Handler<typeof contract.revokeProposal> = async (context, { params, body }) => {
  const { tx, actor, now, linkTokens } = context
  const own = { id: params.id, sellerId: requireOwnSeller(actor) }
  const record = await lockProposal(tx, own)
  orRefuse(canRevokeProposal(toFacts(record, now)), proposalSentences)
  refuseStale(record, body.version)
  const { nonce, hash } = linkTokens.open('proposal', record.id)
  await moveProposal(tx, record, { move: 'revoke', now, author: actor, link_nonce: nonce, link_hash: hash })
  return findProposalView(context, own)
}
