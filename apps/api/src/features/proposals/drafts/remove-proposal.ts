import type * as contract from '@girassol/contract/proposals'
import { canRemoveProposal, proposalSentences } from '@girassol/domain/proposals'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { lockProposal, removeDraft } from '../proposal-store.ts'
import { toFacts } from '../proposal-view.ts'

/** C-168: removes a draft for good; of a proposal that was sent, only its new version. */
export const removeProposal: Handler<typeof contract.removeProposal> = async ({ tx, actor, now }, { params }) => {
  const record = await lockProposal(tx, { id: params.id, sellerId: requireOwnSeller(actor) })
  orRefuse(canRemoveProposal(toFacts(record, now)), proposalSentences)
  await removeDraft(tx, record, now)
  return null
}
