import type { ProposalResults, ProposalView } from '@girassol/contract/proposals'
import { displayName } from '@girassol/domain/catalogue'
import {
  canConvertProposal,
  canEditProposal,
  canOpenVersion,
  canRemoveProposal,
  canRevokeProposal,
  canSendProposal,
  computeOwnProfit,
  computeProposalPrice,
  listMissingToSend,
  type ProposalContent,
  type ProposalFacts,
  proposalSentences,
  proposalStatusAt,
  toOwnCosts,
  toPriceParts,
  validityRange,
} from '@girassol/domain/proposals'
import { reaisFrom, toPermission } from '@girassol/domain/shared'
import type { Selectable } from 'kysely'
import type { ProposalAcceptance } from '../../database/schema.ts'
import { toFinancingView } from './financing-view.ts'
import { toPlace } from './proposal-place.ts'
import { findShownNumber, hasDraft, type ProposalRecord, toContent, type VersionRecord } from './proposal-store.ts'

/** A proposal with everything that its view shows. */
export type LoadedProposal = {
  readonly record: ProposalRecord
  readonly creatorName: string
  /** All versions, the newest last. */
  readonly versions: readonly VersionRecord[]
  /** Of the version that is shown. */
  readonly results: ProposalResults | null
  readonly acceptance: Selectable<ProposalAcceptance> | null
  readonly link: string | null
  readonly now: string
}

/** What decides about the actions now (C-168). */
export const toFacts = (record: ProposalRecord, now: string): ProposalFacts => ({
  status: proposalStatusAt({ status: record.status, validUntil: record.valid_until }, now),
  hasDraft: hasDraft(record),
})

const toActions = (facts: ProposalFacts): ProposalView['actions'] => {
  const answer = (decision: Parameters<typeof toPermission<keyof typeof proposalSentences>>[0]) =>
    toPermission(decision, proposalSentences)
  return {
    edit: answer(canEditProposal(facts)),
    send: answer(canSendProposal(facts)),
    openVersion: answer(canOpenVersion(facts)),
    revoke: answer(canRevokeProposal(facts)),
    convert: answer(canConvertProposal(facts)),
    remove: answer(canRemoveProposal(facts)),
  }
}

/** The price in its steps, with the profit that only the integrator sees (C-169). */
const toTotals = ({ equipmentCents, price }: ProposalContent): ProposalView['totals'] => {
  const { withMarkUpCents, sumCents, finalCents } = computeProposalPrice(toPriceParts(equipmentCents, price))
  const { taxCents, profitCents, percent } = computeOwnProfit({ equipmentCents, finalCents }, toOwnCosts(price))
  return {
    equipment: reaisFrom(equipmentCents),
    withMarkUp: reaisFrom(withMarkUpCents),
    sum: reaisFrom(sumCents),
    finalPrice: reaisFrom(finalCents),
    tax: reaisFrom(taxCents),
    ownProfit: reaisFrom(profitCents),
    ownProfitPercent: percent,
  }
}

const toVersionRow = ({ record, versions }: LoadedProposal): ProposalView['versions'] =>
  versions.map((version) => ({
    number: version.number,
    state: version.sent_at === null ? 'DRAFT' : version.number === record.current_version ? 'CURRENT' : 'REPLACED',
    sentAt: version.sent_at,
    validUntil: version.valid_until,
    finalPrice: reaisFrom(version.final_price_cents),
    sha256: version.pdf_sha256,
  }))

const toAcceptance = (signed: LoadedProposal['acceptance']): ProposalView['acceptance'] =>
  signed && {
    version: signed.version,
    acceptedAt: signed.accepted_at,
    name: signed.name,
    document: signed.document,
    signerDocument: signed.signer_document,
    email: signed.email,
    address: signed.address,
    sha256: signed.pdf_sha256,
  }

const toDecline = ({ declined_at, decline_reason, decline_text }: ProposalRecord): ProposalView['decline'] =>
  declined_at === null || decline_reason === null
    ? null
    : { declinedAt: declined_at, reason: decline_reason, text: decline_text }

const toItems = ({ items }: ProposalContent): ProposalView['items'] =>
  items.map((item) => ({
    productErpCode: item.code,
    productName: displayName(item.name),
    groupCode: item.groupCode,
    quantity: item.quantity,
    unitValue: reaisFrom(item.unitCents),
    availability: item.availability,
  }))

const toContentView = (content: ProposalContent, priceCents: number, { results, now }: LoadedProposal) => ({
  customer: { ...content.customer, ...toPlace(content.customer.cityCode) },
  energy: content.energy,
  price: content.price,
  texts: content.texts,
  validUntil: content.validUntil,
  items: toItems(content),
  totals: toTotals(content),
  financing: toFinancingView(content.financing, { priceCents, results }),
  missing: [
    ...listMissingToSend(
      {
        customerName: content.customer.name,
        cityCode: content.customer.cityCode,
        itemCount: content.items.length,
        finalCents: priceCents,
        validUntil: content.validUntil,
      },
      now,
    ),
  ],
})

const toRecordView = ({ record, link, creatorName }: LoadedProposal) => ({
  id: record.id,
  number: record.number,
  version: record.version,
  currentVersion: record.current_version,
  source: { kind: record.source_kind, id: record.source_order_id },
  createdAt: record.created_at,
  createdBy: creatorName,
  updatedAt: record.updated_at,
  link,
  views: record.views,
  firstViewedAt: record.first_viewed_at,
  lastViewedAt: record.last_viewed_at,
  budgetId: record.budget_id,
})

/** A proposal as its own seller's users see it (PROP-001). */
export const toProposalView = (loaded: LoadedProposal): ProposalView => {
  const { record, versions, results, acceptance, now } = loaded
  const shown = versions.find(({ number }) => number === findShownNumber(record))
  if (shown === undefined) throw new Error(`proposal ${record.id} has no version`)
  const facts = toFacts(record, now)
  return {
    ...toRecordView(loaded),
    ...toContentView(toContent(shown), shown.final_price_cents, loaded),
    status: facts.status,
    versionNumber: shown.number,
    hasDraft: facts.hasDraft,
    versions: toVersionRow(loaded),
    validityRange: validityRange(now),
    results,
    acceptance: toAcceptance(acceptance),
    decline: toDecline(record),
    actions: toActions(facts),
  }
}
