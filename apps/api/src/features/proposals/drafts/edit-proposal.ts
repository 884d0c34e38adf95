import type { InputFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/proposals'
import {
  canEditProposal,
  computeProposalPrice,
  findContentProblems,
  findTariffSource,
  type ProposalContent,
  proposalSentences,
  toPriceParts,
} from '@girassol/domain/proposals'
import { bareDocument } from '@girassol/domain/shared'
import type { Handler, Tx } from '../../../http/context.ts'
import { refuseField } from '../../../http/refuse-field.ts'
import { refuseProblems } from '../../../http/refuse-problems.ts'
import { orRefuse } from '../../../http/refused.ts'
import { findCity } from '../../../integrations/cep/brazil-places.ts'
import { refuseStale } from '../../../records/refuse-stale.ts'
import { requireOwnSeller } from '../proposal-access.ts'
import { findProposalView } from '../proposal-queries.ts'
import { findVersion, lockProposal, toContent, updateDraft } from '../proposal-store.ts'
import { toFacts } from '../proposal-view.ts'
import { findUtilityTermsNamed } from './utility-terms.ts'

type Edit = Omit<InputFor<typeof contract.editProposal>['body'], 'version'>

const changeCustomer = (before: ProposalContent['customer'], edited: Edit['customer']): ProposalContent['customer'] =>
  edited === undefined
    ? before
    : { ...edited, document: edited.document === null ? null : bareDocument(edited.document) }

/** With the source of the tariff, when it is a utility's (C-167). */
const changeEnergy = async (
  tx: Tx,
  before: ProposalContent['energy'],
  edited: Edit['energy'],
): Promise<ProposalContent['energy']> => {
  if (edited === undefined) return before
  const named = edited.utility === null ? null : await findUtilityTermsNamed(tx, edited.utility)
  return { ...before, ...edited, tariffSource: findTariffSource(edited, { before, named }) }
}

/** The content with the sections of the edit; a section that is absent does not change. */
const changeContent = async (tx: Tx, before: ProposalContent, edit: Edit): Promise<ProposalContent> => ({
  ...before,
  customer: changeCustomer(before.customer, edit.customer),
  energy: await changeEnergy(tx, before.energy, edit.energy),
  price: edit.price ?? before.price,
  financing: edit.financing ?? before.financing,
  texts: edit.texts ?? before.texts,
  validUntil: edit.validUntil === undefined ? before.validUntil : edit.validUntil,
})

/** Only a customer of the own seller, and a city that exists. */
const refuseUnknown = async (tx: Tx, sellerId: number, { customer }: Edit): Promise<void> => {
  if (customer === undefined) return
  const { cityCode, customerId } = customer
  if (cityCode !== null && findCity(cityCode) === null) {
    throw refuseField('customer.cityCode', cityCode, 'Município inválido')
  }
  if (customerId === null) return
  const found = await tx
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!found) throw refuseField('customer.customerId', customerId, 'Cliente não encontrado.')
}

/** PROP-007: changes sections of the draft. What is still missing does not prevent it; what is wrong does. */
export const editProposal: Handler<typeof contract.editProposal> = async (context, { params, body }) => {
  const { tx, actor, now } = context
  const { version, ...edit } = body
  const own = { id: params.id, sellerId: requireOwnSeller(actor) }
  const record = await lockProposal(tx, own)
  refuseStale(record, version)
  orRefuse(canEditProposal(toFacts(record, now)), proposalSentences)
  const draft = await findVersion(tx, { proposalId: record.id, number: record.last_version })
  const content = await changeContent(tx, toContent(draft), edit)
  await refuseUnknown(tx, own.sellerId, edit)
  refuseProblems(findContentProblems(content))
  const finalPriceCents = computeProposalPrice(toPriceParts(content.equipmentCents, content.price)).finalCents
  await updateDraft(tx, record, { content, finalPriceCents, now })
  return findProposalView(context, own)
}
