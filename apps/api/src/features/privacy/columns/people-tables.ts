import { sql } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { Subject } from '../subject.ts'
import { isCpfOf, isEmailIn, isIn, type StoredRow, type TableRule } from './table-rule.ts'

const ofUser =
  (column = 'user_id') =>
  ({ userIds }: Subject) =>
    isIn(column, userIds)

const [partnerDocument, partnerEmail] = [sql`company_info->>'partnerDocument'`, sql`company_info->>'partnerEmail'`]

const isPartner = (subject: Subject) =>
  sql<boolean>`(${isCpfOf(partnerDocument, subject)} or ${isEmailIn(partnerEmail, subject.emails)})`

type Answers = { readonly partnerDocument?: string; readonly partnerEmail?: string }

/** Of a company the person is its partner, its contact, or both; the company itself is no person. */
const setSeller = ({ email, company_info }: StoredRow, { cpf, emails }: Subject): StoredRow => {
  const answers = company_info as Answers | null
  const isPartnerIn =
    answers !== null &&
    ((cpf !== null && answers.partnerDocument?.replace(/\D/g, '') === cpf) ||
      emails.includes(answers.partnerEmail?.toLowerCase() ?? ''))
  return {
    ...(emails.includes(String(email).toLowerCase()) && { email: '', phone: '' }),
    // The answers are valid only as a whole; the next partner gives them anew.
    ...(isPartnerIn && { company_info: null }),
  }
}

/** Users, their sessions and settings, customers, sellers and consultants. */
export const peopleTables = {
  app_user: {
    label: 'Contas de usuário',
    own: ofUser('id'),
    set: ({ id, version }) => ({
      email: `titular-removido-${id}@removido.invalid`,
      active: false,
      password_hash: null,
      notification_methods: [],
      version: Number(version) + 1,
    }),
    plain:
      'id roles company_role can_view_product_prices can_view_margin_liquid seller_id owner_id notification_methods active created_at version updated_at order_limit_cents month_limit_cents',
    internal: 'password_hash search',
    name: 'name',
    empty: 'avatar order_columns',
    text: 'email updated_by',
  },
  banner_seen: { label: 'Preferências', own: ofUser(), removes: 'own', plain: 'user_id banner_id file_name' },
  analytics_subscription: {
    label: 'Preferências',
    own: ofUser(),
    removes: 'own',
    plain: 'id user_id report cadence created_at last_due_on',
    internal: 'nonce hash',
  },
  calendar_link: {
    label: 'Preferências',
    own: ofUser(),
    removes: 'own',
    plain: 'user_id opened_at',
    internal: 'nonce hash',
  },
  company_invitation: {
    label: 'Convites de empresas',
    own: ({ emails }) => isEmailIn(sql.ref('email'), emails),
    removes: 'own',
    plain: `id seller_id role company_role invited_by sent_at sendings expires_at accepted_at withdrawn_at order_limit_cents
      month_limit_cents`,
    name: 'name',
    blank: 'email',
  },
  company_rule: {
    label: 'Regras de compra da empresa',
    plain: 'seller_id approve_above_cents version updated_at',
    text: 'updated_by',
  },
  // Removed with the invitation that they belong to.
  company_invitation_link: { label: 'Convites de empresas', plain: 'invitation_id', internal: 'token_hash' },
  consultant_contact: {
    label: 'Consultores',
    own: ({ userIds, ownWords }) => {
      const listed = (kind: string) => ownWords.filter((word) => word.kind === kind).map(({ value }) => value)
      const isNamed = sql<boolean>`plain(consultant_name) in (select plain(name) from unnest(${listed('name')}::text[]) as name)`
      const hasPhone = sql<boolean>`phone_number = any(${listed('phone').map((phone) => phone.replace(/\D/g, ''))}::text[])`
      return sql<boolean>`(${isNamed} and (${hasPhone} or ${userIds.length > 0}))`
    },
    removes: 'own',
    // Eleven digits of a phone may be those of a CPF, and the column takes nothing else.
    plain: 'id states phone_number position version',
    name: 'consultant_name',
  },
  customer: {
    label: 'Clientes',
    own: ({ customerIds }) => isIn('id', customerIds),
    removes: 'own',
    plain: 'id seller_id document_type has_ie erp_state erp_city erp_city_name erp_code version created_at used_at',
    internal: 'search',
    name: 'name fancy_name',
    empty: 'email ie address_complement',
    blank: 'document phone_code phone address_cep address_description address_number address_neighborhood',
    text: 'erp_refusal',
  },
  customer_address: {
    label: 'Clientes',
    own: ({ customerIds }) => isIn('customer_id', customerIds),
    removes: 'own',
    plain: 'id customer_id city_id city_name uf created_at',
    empty: 'complement',
    blank: 'cep number reference neighborhood',
  },
  email_change: {
    label: 'Trocas de e-mail',
    own: ({ userIds, emails }) =>
      sql<boolean>`(${isIn('user_id', userIds)} or ${isEmailIn(sql.ref('email_before'), emails)}
        or ${isEmailIn(sql.ref('email_after'), emails)})`,
    removes: 'own',
    plain: 'id user_id requested_at confirmed_at ended_at',
    blank: 'email_before email_after',
  },
  // Removed with the change that they belong to.
  email_change_link: { label: 'Trocas de e-mail', plain: 'change_id purpose expires_at', internal: 'token_hash' },
  idempotency_key: {
    label: 'Chamadas repetíveis',
    own: ofUser(),
    removes: 'own',
    plain: 'user_id status created_at is_accepted',
    internal: 'key digest',
    text: 'call',
    json: 'answer',
  },
  notification: {
    label: 'Notificações',
    own: ofUser(),
    orderColumn: 'order_id',
    removes: 'own',
    plain: 'id user_id type icon is_read order_id path seller_id created_at mailed_at',
    internal: 'written_by',
    text: 'title message',
  },
  password_reset: {
    label: 'Sessões',
    own: ofUser(),
    removes: 'own',
    plain: 'user_id expires_at used_at',
    internal: 'token_hash',
  },
  person_export: {
    label: 'Exportações anteriores',
    own: ({ key, cpf, emails }) =>
      sql<boolean>`subject = any(${[key.value, ...(cpf === null ? [] : [cpf]), ...emails]}::text[])`,
    removes: 'own',
    plain: 'id requested_by requested_at finished_at size_bytes',
    text: 'subject',
  },
  product_alert: {
    label: 'Avisos de produtos',
    own: ofUser(),
    removes: 'own',
    plain: 'id user_id product_code made_at',
  },
  recovery_code: {
    label: 'Sessões',
    own: ofUser(),
    removes: 'own',
    plain: 'user_id used_at',
    internal: 'code_hash',
  },
  refresh_token: {
    label: 'Sessões',
    own: ({ userIds }) => sql<boolean>`family_id in (select id from session_family where ${isIn('user_id', userIds)})`,
    removes: 'own',
    plain: 'family_id created_at expires_at used_at',
    internal: 'token_hash',
  },
  remembered_device: {
    label: 'Sessões',
    own: ofUser(),
    removes: 'own',
    plain: 'user_id remembered_until',
    internal: 'device_id',
  },
  saved_view: {
    label: 'Preferências',
    own: ofUser(),
    removes: 'own',
    plain: 'id user_id created_at',
    text: 'name search',
  },
  second_factor: {
    label: 'Sessões',
    own: ofUser(),
    removes: 'own',
    plain: 'id user_id kind added_at last_used_at use_count transports last_step',
    internal: 'credential_id public_key sealed_secret',
    text: 'name',
  },
  seller: {
    label: 'Contatos de integradores',
    own: (subject) => sql<boolean>`(${isEmailIn(sql.ref('email'), subject.emails)} or ${isPartner(subject)})`,
    set: setSeller,
    plain:
      'id erp_code cnpj ie address_cep address_description address_number address_neighborhood erp_state erp_city erp_city_name status points_enabled can_do_triangulation company_code branch_code created_at version updated_at logo',
    internal: 'profile profile_points search',
    company: 'name fancy_name email phone',
    text: 'address_complement reproval_reason updated_by',
    json: 'company_info',
  },
  seller_brand: {
    label: 'Contatos de integradores',
    own: ({ emails }) => isEmailIn(sql.ref('email'), emails),
    set: () => ({ email: '', phone: '' }),
    plain: 'seller_id colour logo version',
    company: 'trade_name phone email site',
    text: 'warranty_text payment_text',
  },
  session_family: {
    label: 'Sessões',
    own: ofUser(),
    plain: 'id user_id created_at ended_at proved_at',
    blank: 'user_agent address',
  },
} as const satisfies Partial<Record<keyof DB, TableRule>>
