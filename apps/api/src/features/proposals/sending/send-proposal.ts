import { createHash } from 'node:crypto'
import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import { canSendProposal, listMissingToSend, type ProposalContent, proposalSentences } from '@girassol/domain/proposals'
import type { LookupContext, LookupHandler, Tx, WriteContext } from '../../../http/context.ts'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import { orRefuse } from '../../../http/refused.ts'
import type { Files } from '../../../integrations/files/files.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { readLogo } from '../../company-brand/brand-logo-file.ts'
import { advanceSiteOf } from '../../sites/moving/advance-site.ts'
import { loadPublicProposal } from '../load-public-proposal.ts'
import { moveProposal } from '../move-proposal.ts'
import { drawProposal } from '../paper/draw-proposal.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposalView, toLink } from '../proposal-queries.ts'
import { findOwnProposal, findVersion, lockProposal, type ProposalRecord, toContent } from '../proposal-store.ts'
import { toFacts } from '../proposal-view.ts'
import { freezeVersion } from './freeze-version.ts'

type Sending = {
  readonly own: { readonly id: number; readonly sellerId: number }
  readonly body: InputFor<typeof contract.sendProposal>['body']
  readonly now: string
}

const refuseIncomplete = (content: ProposalContent, finalCents: number, now: string): void =>
  refuseProblems(
    listMissingToSend(
      {
        customerName: content.customer.name,
        cityCode: content.customer.cityCode,
        itemCount: content.items.length,
        finalCents,
        validUntil: content.validUntil,
      },
      now,
    ),
  )

/** The page that is printed, as it will be seen; null for a proposal that the transaction will refuse. */
const preparePage = async (tx: Tx, { own, body, now }: Sending) => {
  const record = await findOwnProposal(tx, own)
  if (record === undefined || record.version !== body.version || !canSendProposal(toFacts(record, now)).allowed)
    return null
  const draft = await findVersion(tx, { proposalId: record.id, number: record.last_version })
  const validUntil = body.validUntil ?? draft.valid_until
  refuseIncomplete({ ...toContent(draft), validUntil }, draft.final_price_cents, now)
  const shown = { ...draft, content: { ...draft.content, validUntil }, valid_until: validUntil }
  const page = await loadPublicProposal(tx, { record, version: shown, now })
  return { ...page, status: 'SENT' as const, sentAt: now }
}

/** The link of a proposal stays the same for all its versions (C-170). */
const openLink = ({ linkTokens }: Pick<LookupContext, 'linkTokens'>, { id, link_nonce, link_hash }: ProposalRecord) => {
  if (link_nonce !== null && link_hash !== null) return { link_nonce, link_hash }
  const { nonce, hash } = linkTokens.open('proposal', id)
  return { link_nonce: nonce, link_hash: hash }
}

type Drawn = { readonly bytes: Uint8Array; readonly sha256: string; readonly page: contract.PublicProposal }

const draw = async (page: contract.PublicProposal, files: Files): Promise<Drawn> => {
  const bytes = await drawProposal(page, await readLogo(files, page.brand.logo))
  return { bytes, page, sha256: createHash('sha256').update(bytes).digest('hex') }
}

const send = async (
  context: LookupContext,
  { tx, actor }: WriteContext,
  { own, body, now, drawn }: Sending & { readonly drawn: Drawn | null },
) => {
  const record = await lockProposal(tx, own)
  refuseStale(record, body.version)
  orRefuse(canSendProposal(toFacts(record, now)), proposalSentences)
  if (drawn === null) throw new Error(`proposal ${record.id} was sent without its PDF`)
  await freezeVersion(tx, record, { drawn, sentBy: actor.userId, now })
  const link = openLink(context, record)
  const declined = { declined_at: null, decline_reason: null, decline_text: null }
  const author = { userId: actor.userId, name: actor.name }
  await moveProposal(tx, record, {
    move: 'send',
    now,
    author,
    current_version: record.last_version,
    valid_until: drawn.page.validUntil,
    ...link,
    ...declined,
  })
  await advanceSiteOf(tx, record, { event: 'proposalSent', at: now, author })
  return {
    link: toLink(context, { id: record.id, ...link }) ?? '',
    sha256: drawn.sha256,
    proposal: await findProposalView({ ...context, tx }, own),
  }
}

/**
 * PROP-008, C-170: freezes the draft with the PDF that was made of it before the transaction, and opens the link. Of two
 * calls at once one is refused, because the record is no longer as it was seen.
 */
export const sendProposal: LookupHandler<typeof contract.sendProposal> = async (context, { params, body }) => {
  const sending = { own: { id: params.id, sellerId: requireOwnSeller(context.actor) }, body, now: context.now }
  const page = await context.read((tx) => preparePage(tx, sending))
  const drawn = page && (await draw(page, context.ports.files))
  return context.writeOnce((writing) => send(context, writing, { ...sending, drawn }))
}
