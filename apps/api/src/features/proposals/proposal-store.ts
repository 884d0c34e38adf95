import type { ProposalContent, ProposalStatus } from '@girassol/domain/proposals'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB, Proposal } from '../../database/schema.ts'
import type { Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'

export type ProposalRecord = Selectable<Proposal>
export type VersionRecord = Selectable<DB['proposal_version']>

const missing = 'Proposta não encontrada.'

type Own = { readonly id: number; readonly sellerId: number }

const selectOwn = (tx: Tx, { id, sellerId }: Own) =>
  tx.selectFrom('proposal').selectAll().where('id', '=', id).where('seller_id', '=', sellerId)

/** A proposal of the seller, or undefined. */
export const findOwnProposal = (tx: Tx, own: Own): Promise<ProposalRecord | undefined> =>
  selectOwn(tx, own).executeTakeFirst()

/** A proposal of the seller; 404 for any other (PROP-003). */
export const findProposal = async (tx: Tx, own: Own): Promise<ProposalRecord> =>
  orNotFound(await findOwnProposal(tx, own), missing)

/** The same, locked until the call ends. */
export const lockProposal = async (tx: Tx, own: Own): Promise<ProposalRecord> =>
  orNotFound(await selectOwn(tx, own).forUpdate().executeTakeFirst(), missing)

/** Statuses that no further version follows; a draft that was open is no longer shown. */
const endedStatuses: readonly ProposalStatus[] = ['ACCEPTED', 'CONVERTED', 'REVOKED']

/** The version that the integrator sees: the newest, or what the customer has answered. */
export const findShownNumber = ({ status, last_version, current_version }: ProposalRecord): number =>
  endedStatuses.includes(status) ? (current_version ?? last_version) : last_version

/** PROP-007: the newest version is a draft until it is sent. */
export const hasDraft = (record: ProposalRecord): boolean => findShownNumber(record) !== record.current_version

export const findVersion = async (
  tx: Tx,
  { proposalId, number }: { readonly proposalId: number; readonly number: number },
): Promise<VersionRecord> =>
  orNotFound(
    await tx
      .selectFrom('proposal_version')
      .selectAll()
      .where('proposal_id', '=', proposalId)
      .where('number', '=', number)
      .executeTakeFirst(),
    'Versão não encontrada.',
  )

export const toContent = ({ content, costs }: Pick<VersionRecord, 'content' | 'costs'>): ProposalContent => ({
  ...content,
  // Versions that were stored before a utility's tariff was copied have no source.
  energy: { ...content.energy, tariffSource: content.energy.tariffSource ?? null },
  ...costs,
})

const splitContent = ({ price, items, equipmentCents, ...content }: ProposalContent) => ({
  content,
  costs: { price, items, equipmentCents },
})

/** The next number of the seller; its row is locked until the transaction ends, so that no number is left out. */
const takeNumber = async (tx: Tx, sellerId: number): Promise<number> => {
  const { last_number } = await tx
    .insertInto('proposal_counter')
    .values({ seller_id: sellerId, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('seller_id').doUpdateSet({ last_number: sql`proposal_counter.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** The columns of the list, copied from a version. */
export const toListed = ({ customer, energy }: ProposalContent, finalPriceCents: number) => ({
  customer_id: customer.customerId,
  customer_name: customer.name,
  city_code: customer.cityCode,
  kwp: energy.kwp === null ? null : String(energy.kwp),
  final_price_cents: finalPriceCents,
})

type Priced = { readonly content: ProposalContent; readonly finalPriceCents: number }

type NewProposal = Priced & {
  readonly record: Omit<
    Insertable<Proposal>,
    'number' | 'final_price_cents' | 'customer_id' | 'customer_name' | 'city_code' | 'kwp' | 'valid_until'
  >
}

/** Stores a draft with the next number of its seller and returns its id. */
export const insertProposal = async (tx: Tx, { record, content, finalPriceCents }: NewProposal): Promise<number> => {
  const number = await takeNumber(tx, record.seller_id)
  const listed = { ...toListed(content, finalPriceCents), valid_until: content.validUntil }
  const { id } = await tx
    .insertInto('proposal')
    .values({ ...record, ...listed, number })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertDraft(tx, { proposalId: id, number: 1, content, finalPriceCents })
  return id
}

/** Stores a new draft version. */
export const insertDraft = async (
  tx: Tx,
  { proposalId, number, content, finalPriceCents }: Priced & { readonly proposalId: number; readonly number: number },
): Promise<void> => {
  await tx
    .insertInto('proposal_version')
    .values({
      proposal_id: proposalId,
      number,
      ...splitContent(content),
      final_price_cents: finalPriceCents,
      valid_until: content.validUntil,
    })
    .execute()
}

/** Changes a proposal that the caller has locked; its version counts on (C-152). */
export const updateProposal = async (
  tx: Tx,
  id: number,
  { now, ...changes }: Updateable<Proposal> & { readonly now: string },
): Promise<void> => {
  await tx
    .updateTable('proposal')
    .set({ ...changes, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Replaces the content of the draft of a locked proposal. */
export const updateDraft = async (
  tx: Tx,
  record: ProposalRecord,
  { content, finalPriceCents, now }: Priced & { readonly now: string },
): Promise<void> => {
  await tx
    .updateTable('proposal_version')
    .set({ ...splitContent(content), final_price_cents: finalPriceCents, valid_until: content.validUntil })
    .where('proposal_id', '=', record.id)
    .where('number', '=', record.last_version)
    .where('sent_at', 'is', null)
    .execute()
  // While a sent version is open, its own last day counts.
  const ends = record.current_version === null ? { valid_until: content.validUntil } : {}
  await updateProposal(tx, record.id, { ...toListed(content, finalPriceCents), ...ends, now })
}

/** The list shows the newest version again after a draft was removed. */
export const removeDraft = async (tx: Tx, record: ProposalRecord, now: string): Promise<void> => {
  if (record.current_version === null) {
    await tx.deleteFrom('proposal').where('id', '=', record.id).execute()
    return
  }
  await tx
    .deleteFrom('proposal_version')
    .where('proposal_id', '=', record.id)
    .where('number', '=', record.last_version)
    .where('sent_at', 'is', null)
    .execute()
  const current = await findVersion(tx, { proposalId: record.id, number: record.current_version })
  const listed = toListed(toContent(current), current.final_price_cents)
  await updateProposal(tx, record.id, { ...listed, last_version: record.current_version, now })
}
