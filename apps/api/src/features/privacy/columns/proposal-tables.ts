import { removedName } from '@girassol/domain/privacy'
import { type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { Subject } from '../subject.ts'
import { isCpfOf, isEmailIn, isIn, type StoredRow, type TableRule } from './table-rule.ts'

const [document, email] = [sql`content->'customer'->>'document'`, sql`content->'customer'->>'email'`]

/** Proposals for the person: by the registered customer, or by what a version says of its customer. */
const isOfPerson = (id: RawBuilder<unknown>, subject: Subject) => sql<boolean>`(${id} in (
  select proposal.id from proposal where ${isIn('proposal.customer_id', subject.customerIds)})
  or ${id} in (select written.proposal_id from proposal_version as written
    where ${isCpfOf(document, subject)} or ${isEmailIn(email, subject.emails)}))`

const ofProposal = (column: string) => ({
  own: (subject: Subject) => isOfPerson(sql.ref(column), subject),
})

const nobody = { name: removedName, document: null, phone: null, email: null, address: null, customerId: null }

const setContent = ({ content }: StoredRow): StoredRow => {
  const { customer, ...others } = content as { readonly customer: object }
  return { content: { ...others, customer: { ...customer, ...nobody } } }
}

const acceptances = 'Aceites de propostas'

/** Proposals of integrators to their customers; what was signed stays for five years (C-171). */
export const proposalTables = {
  proposal: {
    label: 'Propostas',
    ...ofProposal('proposal.id'),
    plain: `id seller_id number status version source_kind source_order_id order_type source_row_version generator kit created_by created_at
      updated_at last_version current_version city_code kwp valid_until views first_viewed_at
      last_viewed_at declined_at decline_reason budget_id site_id`,
    internal: 'link_nonce link_hash final_price_cents',
    empty: 'customer_id',
    name: 'customer_name',
    text: 'decline_text',
  },
  proposal_acceptance: {
    label: acceptances,
    own: (subject) =>
      sql<boolean>`(${isCpfOf(sql.ref('document'), subject)} or ${isCpfOf(sql.ref('signer_document'), subject)}
        or ${isEmailIn(sql.ref('proposal_acceptance.email'), subject.emails)})`,
    stays: 'acceptance',
    plain: 'proposal_id seller_id version accepted_at consent_version pdf_sha256',
    text: 'name document signer_document email address user_agent',
  },
  proposal_counter: { label: '', plain: 'seller_id last_number' },
  proposal_document: {
    label: acceptances,
    ...ofProposal('proposal_document.proposal_id'),
    isTaxRecord: () =>
      sql<boolean>`exists (select from proposal_acceptance as signed
        where signed.proposal_id = proposal_document.proposal_id)`,
    staysAs: 'acceptance',
    removes: 'own',
    plain: 'proposal_id number',
    internal: 'bytes',
  },
  proposal_version: {
    label: 'Propostas',
    ...ofProposal('proposal_version.proposal_id'),
    set: setContent,
    plain: 'proposal_id number valid_until results sent_at sent_by pdf_sha256',
    internal: 'final_price_cents costs brand',
    json: 'content',
  },
  proposal_view: { label: '', plain: 'proposal_id visitor counted_at' },
} as const satisfies Partial<Record<keyof DB, TableRule>>
