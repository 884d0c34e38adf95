import type { ProposalResults, PublicProposal } from '@girassol/contract/proposals'
import { moduleGroup } from '@girassol/domain/catalogue'
import { maskDocument } from '@girassol/domain/customers'
import {
  consentVersion,
  describeConsent,
  describeEnd,
  findSignerCpf,
  type ProposalContent,
  type ProposalStatus,
  proposalDisclaimer,
  toPublicItems,
} from '@girassol/domain/proposals'
import { reaisFrom } from '@girassol/domain/shared'
import type { Selectable } from 'kysely'
import type { ProposalAcceptance } from '../../database/schema.ts'
import { toFinancingView } from './financing-view.ts'
import { toPlace } from './proposal-place.ts'

/** What the customer's view is made of; nothing of it leaves but what `toPublicProposal` lists. */
export type PublicSource = {
  readonly number: number
  readonly version: number
  /** As of now. */
  readonly status: ProposalStatus
  readonly sentAt: string | null
  readonly validUntil: string | null
  readonly declinedAt: string | null
  readonly content: ProposalContent
  readonly finalPriceCents: number
  readonly results: ProposalResults | null
  readonly brand: PublicProposal['brand']
  readonly distributorName: string
  readonly acceptance: Selectable<ProposalAcceptance> | null
}

const toAssumptions = ({ energy }: ProposalContent): PublicProposal['assumptions'] => ({
  kwp: energy.kwp,
  tilt: energy.tilt,
  azimuth: energy.azimuth,
  shading: energy.shading,
  performanceRatio: energy.performanceRatio,
  utility: energy.utility,
  tariff: energy.tariff,
  fioB: energy.fioB,
  phases: energy.phases,
  scheme: energy.scheme,
  rule: energy.rule,
  start: energy.start,
  simultaneity: energy.simultaneity,
  tariffRise: energy.tariffRise,
  degradation: energy.degradation,
})

const countModules = ({ items }: ProposalContent): number =>
  items.reduce((sum, { groupCode, quantity }) => sum + (groupCode === moduleGroup ? quantity : 0), 0)

/** The CPF of the signer is masked, also for the signer (C-171). */
export const toSigner = (signed: Selectable<ProposalAcceptance>) => ({
  version: signed.version,
  acceptedAt: signed.accepted_at,
  name: signed.name,
  document: maskDocument(findSignerCpf({ document: signed.document, signerDocument: signed.signer_document })),
  address: signed.address,
  sha256: signed.pdf_sha256,
})

/** The product's own name, and the distributor's: whole, and by its first word. */
const toSecretWords = (distributorName: string): readonly string[] => [
  distributorName,
  distributorName.split(' ')[0] ?? '',
  'Girassol',
]

const toTexts = ({ texts }: ProposalContent): PublicProposal['texts'] => ({
  introduction: texts.introduction,
  warranty: texts.warranty,
  payment: texts.payment,
  nextSteps: texts.nextSteps,
})

/** What the end customer receives, field by field: no cost, no mark-up, no code and no note (PROP-006, C-172). */
export const toPublicProposal = (source: PublicSource): PublicProposal => {
  const { content, number, version, status, acceptance, distributorName } = source
  const { showSupplier } = content.texts
  return {
    number,
    version,
    status: status === 'REVOKED' ? 'EXPIRED' : status,
    notice: describeEnd(source),
    sentAt: source.sentAt,
    validUntil: source.validUntil,
    brand: source.brand,
    customer: { name: content.customer.name, ...toPlace(content.customer.cityCode) },
    items: [...toPublicItems(content.items, showSupplier ? [] : toSecretWords(distributorName))],
    modules: countModules(content),
    finalPrice: reaisFrom(source.finalPriceCents),
    financing: toFinancingView(content.financing, { priceCents: source.finalPriceCents, results: source.results }),
    assumptions: toAssumptions(content),
    results: source.results,
    texts: toTexts(content),
    supplier: showSupplier ? distributorName : null,
    consent: { version: consentVersion, text: describeConsent({ number, version }) },
    acceptance: acceptance && toSigner(acceptance),
    disclaimer: proposalDisclaimer,
  }
}
