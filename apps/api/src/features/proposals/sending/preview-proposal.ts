import { toUrl } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import type { Handler } from '../../../http/context.ts'
import { loadPublicProposal } from '../load-public-proposal.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { withLogoAt } from '../proposal-brand.ts'
import { findProposal, findShownNumber, findVersion } from '../proposal-store.ts'

/** What the customer would see; it counts no view (PROP-010). */
export const previewProposal: Handler<typeof contract.previewProposal> = async (
  { tx, actor, now },
  { params, query },
) => {
  const record = await findProposal(tx, { id: params.id, sellerId: requireOwnSeller(actor) })
  const number = query.version ?? findShownNumber(record)
  const version = await findVersion(tx, { proposalId: record.id, number })
  const page = await loadPublicProposal(tx, { record, version, now })
  return withLogoAt(page, toUrl(`/proposals/${record.id}/logo?version=${number}`))
}
