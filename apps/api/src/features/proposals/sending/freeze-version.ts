import { Buffer } from 'node:buffer'
import type { PublicProposal } from '@girassol/contract/proposals'
import type { Tx } from '../../../http/context.ts'
import type { ProposalRecord } from '../proposal-store.ts'

type Frozen = {
  readonly drawn: { readonly bytes: Uint8Array; readonly sha256: string; readonly page: PublicProposal }
  readonly sentBy: number
  readonly now: string
}

/** Stores the draft of a locked proposal as sent, with its brand, its results and its PDF: it never changes again (PROP-018). */
export const freezeVersion = async (
  tx: Tx,
  { id, last_version: number }: ProposalRecord,
  { drawn: { bytes, sha256, page }, sentBy, now }: Frozen,
): Promise<void> => {
  const { contactName: _contact, ...brand } = page.brand
  await tx
    .updateTable('proposal_version')
    .set({
      brand,
      results: page.results,
      valid_until: page.validUntil,
      sent_at: now,
      sent_by: sentBy,
      pdf_sha256: sha256,
    })
    .where('proposal_id', '=', id)
    .where('number', '=', number)
    .where('sent_at', 'is', null)
    .execute()
  await tx
    .insertInto('proposal_document')
    .values({ proposal_id: id, number, bytes: Buffer.from(bytes) })
    .execute()
}
