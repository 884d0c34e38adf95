import type * as contract from '@girassol/contract/proposals'
import { type ProposalStatus, proposalStatusNames } from '@girassol/domain/proposals'
import type { Handler } from '../../../http/context.ts'
import { findOwnSeller } from '../proposal-access.ts'
import { listProposalRows } from '../proposal-list-queries.ts'

const toStatuses = (listed: string | undefined): readonly ProposalStatus[] => {
  const wanted = new Set(listed?.split(',').filter((status) => status !== ''))
  return wanted.size === 0 ? proposalStatusNames : proposalStatusNames.filter((status) => wanted.has(status))
}

/** PROP-027: the proposals of the own seller, the newest first. */
export const listProposals: Handler<typeof contract.listProposals> = async ({ tx, actor, now }, { query }) => {
  const { status, term, from, to, skip, take } = query
  const sellerId = findOwnSeller(actor)
  if (sellerId === null) return { data: [], total: 0, totalIsExact: true }
  return listProposalRows(tx, { sellerId, statuses: toStatuses(status), term, from, to, skip, take, now })
}
