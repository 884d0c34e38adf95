import type { ProposalView } from '@girassol/contract/proposals'
import type { LookupContext, Tx } from '../../http/context.ts'
import { toPublicAddress } from '../../http/link-tokens.ts'
import { computeResults } from './compute-results.ts'
import { findProposal, findShownNumber, type ProposalRecord, toContent, type VersionRecord } from './proposal-store.ts'
import { toProposalView } from './proposal-view.ts'

/** What a view needs besides the transaction. */
export type Showing = Pick<LookupContext, 'now' | 'publicUrl' | 'linkTokens'> & { readonly tx: Tx }

const findVersions = (tx: Tx, proposalId: number): Promise<VersionRecord[]> =>
  tx.selectFrom('proposal_version').selectAll().where('proposal_id', '=', proposalId).orderBy('number').execute()

const findCreatorName = async (tx: Tx, userId: number): Promise<string> =>
  (await tx.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirstOrThrow()).name

/** The signature of a proposal, or null. */
export const findAcceptance = async (tx: Tx, proposalId: number) =>
  (await tx.selectFrom('proposal_acceptance').selectAll().where('proposal_id', '=', proposalId).executeTakeFirst()) ??
  null

/** The whole public address; null before the first sending and after revoking (C-153). */
export const toLink = (
  linking: Pick<Showing, 'publicUrl' | 'linkTokens'>,
  { id, link_nonce: nonce, link_hash: hash }: Pick<ProposalRecord, 'id' | 'link_nonce' | 'link_hash'>,
): string | null => {
  if (nonce === null || hash === null) return null
  return toPublicAddress(linking, { purpose: 'proposal', record: id }, { nonce, hash })
}

/** Those of a sent version are stored with it; those of a draft follow its content. */
export const findResults = async (tx: Tx, version: VersionRecord) =>
  version.sent_at === null ? computeResults(tx, toContent(version), version.final_price_cents) : version.results

/** A proposal of the seller; 404 for any other (PROP-003). */
export const findProposalView = async (
  showing: Showing,
  own: { readonly id: number; readonly sellerId: number },
): Promise<ProposalView> => {
  const { tx, now } = showing
  const record = await findProposal(tx, own)
  const versions = await findVersions(tx, record.id)
  const shown = versions.find(({ number }) => number === findShownNumber(record))
  return toProposalView({
    record,
    versions,
    creatorName: await findCreatorName(tx, record.created_by),
    results: shown ? await findResults(tx, shown) : null,
    acceptance: await findAcceptance(tx, record.id),
    link: record.status === 'REVOKED' ? null : toLink(showing, record),
    now,
  })
}
