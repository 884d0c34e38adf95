import type { PublicProposal } from '@girassol/contract/proposals'
import { proposalStatusAt } from '@girassol/domain/proposals'
import type { Tx } from '../../http/context.ts'
import { findDistributor } from '../settings/distributor-queries.ts'
import { findVersionBrand } from './proposal-brand.ts'
import { findAcceptance, findResults } from './proposal-queries.ts'
import { type ProposalRecord, toContent, type VersionRecord } from './proposal-store.ts'
import { toPublicProposal } from './public-view.ts'

/** A version as the customer sees it now; its logo is the name of a file, see `withLogoAt`. */
export const loadPublicProposal = async (
  tx: Tx,
  { record, version, now }: { readonly record: ProposalRecord; readonly version: VersionRecord; readonly now: string },
): Promise<PublicProposal> => {
  const isDraft = version.sent_at === null
  return toPublicProposal({
    number: record.number,
    version: version.number,
    status: isDraft ? 'DRAFT' : proposalStatusAt({ status: record.status, validUntil: record.valid_until }, now),
    sentAt: version.sent_at,
    validUntil: version.valid_until,
    declinedAt: record.declined_at,
    content: toContent(version),
    finalPriceCents: version.final_price_cents,
    results: await findResults(tx, version),
    brand: await findVersionBrand(tx, record, version),
    distributorName: (await findDistributor(tx)).name,
    acceptance: isDraft ? null : await findAcceptance(tx, record.id),
  })
}
