import type * as contract from '@girassol/contract/proposals'
import { canOpenVersion, isValidUntilAllowed, proposalSentences } from '@girassol/domain/proposals'
import { plusDays, toDay } from '@girassol/domain/shared'
import type { Handler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { findEnergySettings } from '../../settings/energy-settings-queries.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposalView } from '../proposal-queries.ts'
import { findVersion, insertDraft, lockProposal, toContent, updateProposal } from '../proposal-store.ts'
import { toFacts } from '../proposal-view.ts'

/** PROP-007: a draft of version n + 1 with the content of version n, which the customer sees until the new one is sent. */
export const openProposalVersion: Handler<typeof contract.openProposalVersion> = async (context, { params }) => {
  const { tx, actor, now } = context
  const own = { id: params.id, sellerId: requireOwnSeller(actor) }
  const record = await lockProposal(tx, own)
  orRefuse(canOpenVersion(toFacts(record, now)), proposalSentences)
  const last = await findVersion(tx, { proposalId: record.id, number: record.last_version })
  const { proposalDays } = await findEnergySettings(tx)
  const stillAllowed = last.valid_until !== null && isValidUntilAllowed(last.valid_until, now)
  const validUntil = stillAllowed ? last.valid_until : plusDays(toDay(now), proposalDays)
  const number = record.last_version + 1
  const content = { ...toContent(last), validUntil }
  await insertDraft(tx, { proposalId: record.id, number, content, finalPriceCents: last.final_price_cents })
  await updateProposal(tx, record.id, { last_version: number, now })
  return findProposalView(context, own)
}
