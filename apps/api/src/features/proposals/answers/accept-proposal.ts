import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import { proposalAccepted } from '@girassol/domain/notifications'
import { consentVersion, findSignatureProblems, findSignerCpf, isCompanySignature } from '@girassol/domain/proposals'
import { bareDocument } from '@girassol/domain/shared'
import type { Insertable, Selectable } from 'kysely'
import type { ProposalAcceptance } from '../../../database/schema.ts'
import type { PublicContext, PublicHandler } from '../../../http/context.ts'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import { recordWebhookEvent } from '../../../records/webhook-events.ts'
import { notifyAboutProposal } from '../../notifications/notify-about-proposal.ts'
import { advanceSiteOf } from '../../sites/moving/advance-site.ts'
import { endCustomer, moveProposal } from '../move-proposal.ts'
import { findAcceptance } from '../proposal-queries.ts'
import { findVersion, type ProposalRecord, toContent, toListed } from '../proposal-store.ts'
import { toSigner } from '../public-view.ts'
import { lockByToken } from './public-link.ts'
import { refuseAnswer } from './refuse-answer.ts'

type Body = InputFor<typeof contract.acceptProposal>['body']
type Signed = Selectable<ProposalAcceptance>

/** Characters of a user agent that are stored (C-171). */
const mostOfAgent = 300

/** PROP-013: a repeated call of the same person gets the same record. */
const isSameSigner = (signed: Signed, body: Body): boolean =>
  findSignerCpf({ document: signed.document, signerDocument: signed.signer_document }) === findSignerCpf(body)

/** The signature, with what the customer saw: the instant and the address are the server's (PROP-012, C-171). */
const toRow = (
  { now, address, userAgent }: PublicContext,
  record: ProposalRecord,
  { body, sha256 }: { readonly body: Body; readonly sha256: string },
): Insertable<ProposalAcceptance> => ({
  proposal_id: record.id,
  seller_id: record.seller_id,
  version: body.version,
  accepted_at: now,
  name: body.name,
  document: bareDocument(body.document),
  signer_document: body.signerDocument === undefined ? null : bareDocument(body.signerDocument),
  email: body.email ?? null,
  consent_version: consentVersion,
  address,
  user_agent: userAgent.slice(0, mostOfAgent),
  pdf_sha256: sha256,
})

/**
 * PROP-012 to PROP-015: signs the shown version, once. Refusals come in the order of C-171: the link, then the status and
 * the version, then the fields.
 */
export const acceptProposal: PublicHandler<typeof contract.acceptProposal> = async (context, { params, body }) => {
  const { tx, now } = context
  const record = await lockByToken(tx, params.token)
  const earlier = await findAcceptance(tx, record.id)
  if (earlier !== null && isSameSigner(earlier, body)) return toSigner(earlier)
  refuseAnswer(record, { version: body.version, now })
  refuseProblems(findSignatureProblems({ ...body, isCompany: isCompanySignature(body) }))
  const version = await findVersion(tx, { proposalId: record.id, number: body.version })
  const signed = await tx
    .insertInto('proposal_acceptance')
    .values(toRow(context, record, { body, sha256: version.pdf_sha256 ?? '' }))
    .returningAll()
    .executeTakeFirstOrThrow()
  const listed = toListed(toContent(version), version.final_price_cents)
  await moveProposal(tx, record, { move: 'accept', now, author: endCustomer, ...listed })
  await advanceSiteOf(tx, record, { event: 'proposalAccepted', at: now, author: endCustomer })
  const data = { id: record.id, status: 'ACCEPTED' }
  await recordWebhookEvent(tx, { type: 'proposal.accepted', data, sellerId: record.seller_id, now })
  await notifyAboutProposal(context, record.seller_id, proposalAccepted(record))
  return toSigner(signed)
}
