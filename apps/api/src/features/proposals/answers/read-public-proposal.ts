import { toUrl } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import { isLinkPreview, proposalStatusAt } from '@girassol/domain/proposals'
import type { PublicLookupContext, PublicLookupHandler } from '../../../http/context.ts'
import { loadPublicProposal } from '../load-public-proposal.ts'
import { withLogoAt } from '../proposal-brand.ts'
import { findVersion, type ProposalRecord } from '../proposal-store.ts'
import { countView } from './count-view.ts'
import { findByToken } from './public-link.ts'

const isOpen = ({ status, valid_until: validUntil }: ProposalRecord, now: string): boolean =>
  ['SENT', 'VIEWED'].includes(proposalStatusAt({ status, validUntil }, now))

const isVisitor = ({ isHead, userAgent }: PublicLookupContext): boolean => !isHead && !isLinkPreview(userAgent)

/** PROP-010, PROP-011: a sent proposal for its customer. What has been answered or has ended counts no view. */
export const readPublicProposal: PublicLookupHandler<typeof contract.readPublicProposal> = async (
  context,
  { params },
) => {
  const { now, read, write } = context
  const { record, page } = await read(async (tx) => {
    const record = await findByToken(tx, params.token)
    const version = await findVersion(tx, { proposalId: record.id, number: record.current_version })
    return { record, page: await loadPublicProposal(tx, { record, version, now }) }
  })
  if (isVisitor(context) && isOpen(record, now)) {
    await write((tx, outbox) => countView({ tx, outbox, now }, record, context))
  }
  return withLogoAt(page, toUrl(`/public/proposals/${params.token}/logo`))
}
