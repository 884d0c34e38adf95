import type * as contract from '@girassol/contract/proposals'
import { toInitials } from '@girassol/domain/proposals'
import type { PublicHandler } from '../../../http/context.ts'

const unknown = { valid: false, version: null, acceptedAt: null, signer: null }

/** PROP-017: whether a document with this hash was accepted here, and by whom, in initials. */
export const verifyProposal: PublicHandler<typeof contract.verifyProposal> = async ({ tx }, { query }) => {
  const signed = await tx
    .selectFrom('proposal_acceptance')
    .select(['version', 'accepted_at', 'name'])
    .where('pdf_sha256', '=', query.sha256.toLowerCase())
    .executeTakeFirst()
  if (signed === undefined) return unknown
  return { valid: true, version: signed.version, acceptedAt: signed.accepted_at, signer: toInitials(signed.name) }
}
