import { sql } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import { isEmailIn, isIn, type TableRule } from './table-rule.ts'

/** A table that stores nothing about people. */
const impersonal = (plain: string) => ({ label: '', plain })

/** Logs, messages of other systems, jobs, and tables without personal data. */
export const otherTables = {
  api_key: {
    label: 'Chaves de API',
    plain: 'id public_id seller_id name scopes ranges made_by made_at expires_at revoked_at',
    internal: 'secret_hash former_hash former_until',
  },
  api_key_use: impersonal('key_id last_used_at minute minute_calls day day_calls'),
  audit_entry: {
    label: 'Registro de alterações',
    own: ({ userIds }) =>
      sql<boolean>`(${isIn('author_id', userIds)}
        or (subject_kind = 'user' and subject_id = any(${userIds.map(String)}::text[])))`,
    stays: 'evidence',
    // A name without a user is that of a role or a system.
    plain: 'id made_at author_id author_name action subject_kind subject_id on_behalf_of company_id',
    text: 'subject_name',
    json: 'values_before values_after',
  },
  banner: impersonal('id title refer_link active location file_name format position version'),
  branch: impersonal('company_code branch_code name'),
  brand: impersonal('code name'),
  company_export: impersonal('id seller_id requested_by requested_at finished_at size_bytes'),
  capital_city: impersonal('state city_code'),
  city_irradiation: impersonal('city_code city_name latitude monthly source'),
  catalogue_change: impersonal('id mark counts_from'),
  category_bonus: impersonal('category entry_id season_id seller_id'),
  figure_change: impersonal('id order_id'),
  figure_fact: impersonal(
    `order_id kind item day seller_id branch uf product_code reason units value_cents watts list_cents discount_cents
    margin_cents in_full unchecked`,
  ),
  figure_summary: impersonal(
    `kind span seller_id day product_code branch uf reason facts units value_cents watts list_cents discount_cents
    margin_cents in_full unchecked`,
  ),
  report_file: impersonal(
    `id user_id seller_id report format filters columns requested_at late_at finished_at size_bytes`,
  ),
  lost_budget_line: impersonal('order_id product_code quantity value_cents'),
  financing_line: impersonal('id bank rate installments grace_days share version'),
  freight_rate: impersonal('state band percentage minimum_cents deadline_days'),
  gateway_contact: impersonal('id last_message_at silence_reported_at'),
  inbound_event: {
    label: 'Mensagens de outros sistemas',
    orderColumn: 'order_id',
    own: ({ orderIds }) => isIn('order_id', orderIds),
    plain: 'id source key order_id event outcome received_at retried_by retried_at handled_by handled_at',
    text: 'reason handling_note',
    json: 'payload',
  },
  kit_item: impersonal('kit_code product_code quantity'),
  leftover_file: impersonal('key left_at'),
  line_anchor: impersonal('chain position hash lines_before removed_at'),
  line_hash: impersonal('chain position line_id hash'),
  lookup_cache: {
    label: 'Consultas a cadastros públicos',
    removes: 'matching',
    plain: 'kind fetched_at',
    text: 'key',
    json: 'answer',
  },
  other_payment_method: {
    ...impersonal('id code description quantity_installment range_installment active origin offered version'),
    internal: 'search',
  },
  payment_interest: impersonal('reference installment percentage'),
  payment_method: impersonal('reference max_installments default_installment position active'),
  point_account: impersonal('seller_id last_entry_id owed'),
  point_entry: {
    label: 'Pontos',
    plain: 'id seller_id type value qualifiable order_id origin_user_id season_id expiration_date balance created_at',
    text: 'motive',
  },
  point_lot: impersonal('entry_id seller_id order_id amount returned starts_at last_day'),
  point_pool: impersonal('seller_id last_day credited returned spent'),
  point_season: impersonal('id season_start season_finish'),
  point_season_total: impersonal('season_id seller_id earned qualifiable'),
  point_trade: {
    label: 'Pontos',
    plain: 'entry_id product_code product_name category_name erp_state erp_city erp_city_name',
    text: 'address_cep address_description address_number address_neighborhood address_complement',
  },
  portal_link: { label: 'Links', plain: 'id place url roles position version', text: 'label' },
  seller_credit: impersonal('seller_id limit_cents set_at version'),
  product_list: {
    label: 'Listas de produtos',
    plain: 'id seller_id version created_by created_at updated_at',
    text: 'name',
  },
  product_list_item: impersonal('list_id position product_code quantity'),
  product: {
    ...impersonal(`code name url_id group_code category_code brand_code unit price_cents weight_kg cubage_m3 details
      drawing efficiency electrical files frame_mm width_mm length_mm internal_only online_store picture points power_w
      remaining_quantity boarding_date technical_sheet active updated_at transformer_kva transformer_input_v
      transformer_output_v inmetro_number inmetro_valid_until warranty_months performance_months successor_code`),
    internal: 'cost_cents search',
  },
  product_category: impersonal('code name'),
  registration_notice: impersonal('product_code noticed_on'),
  product_content: {
    label: 'Catálogo',
    plain: 'product_code files pictures promoted successor_code updated_at version inmetro_number inmetro_valid_until',
    text: 'internal_mark store_text updated_by',
  },
  product_group: impersonal('code name position'),
  product_reading: impersonal('product_code read_at'),
  product_word: impersonal('word products'),
  promotional_season: impersonal('id name starts_on finishes_on'),
  rate_limit: { label: 'Limites de chamadas', removes: 'matching', plain: 'calls window_ends_at', text: 'key' },
  reconciliation: impersonal('day system requested_at compared_at failed_at here_cents there_cents'),
  reconciliation_row: {
    label: 'Conferências de pagamentos',
    plain: 'id day system key kind order_ids here_cents there_cents state found_at handled_by handled_at version',
    text: 'comment',
  },
  region: impersonal('id name states'),
  reported_failure: impersonal('job_id tries reported_at'),
  roof_type: impersonal('id name manufacturer_reference online_store active'),
  second_factor_role: impersonal('role'),
  security_event: {
    label: 'Eventos de segurança',
    own: ({ userIds }) => sql<boolean>`(${isIn('user_id', userIds)} or ${isIn('subject_user_id', userIds)})`,
    stays: 'security',
    plain: 'id made_at kind user_id subject_user_id on_behalf_of network request_id',
    text: 'call',
  },
  separation_capacity: impersonal('day quantity'),
  setting: { label: 'Configurações', plain: 'key', json: 'value' },
  simulated_erp_title: { label: 'Cobranças', plain: 'key', json: 'record' },
  simulated_gateway_order: { label: 'Cobranças', plain: 'id', json: 'record' },
  terms_version: impersonal('is_only version'),
  used_challenge: impersonal('id expires_at'),
  utility: impersonal(`id name states cities tariff fio_b valid_from rule connection_days works_days major_works_days
    inspection_days portal form largest_single_phase_kw version`),
  webhook: {
    label: 'Webhooks',
    plain: `id seller_id url events is_active off_reason former_until failing_since created_by created_at version
      updated_at`,
    internal: 'secret former_secret',
    text: 'description updated_by',
  },
  webhook_attempt: {
    label: 'Webhooks',
    plain: 'delivery_id number made_at status duration_ms failure',
    text: 'answer',
  },
  webhook_delivery: impersonal(
    'id webhook_id message_id state is_replay attempts created_at due_at taken_until ended_at',
  ),
  webhook_message: impersonal('id public_id type body happened_at'),
  wishlist: impersonal('seller_id product_code created_at'),
} as const satisfies Partial<Record<keyof DB, TableRule>>

/** Jobs of the queue: what waits to be sent and what was sent or failed within a month. */
export const jobTables = {
  'pgboss.job': {
    label: 'Tarefas e envios',
    own: ({ userIds, emails }) =>
      sql<boolean>`(${isEmailIn(sql`data->>'email'`, emails)}
        or (name like 'mail.%' and data->>'userId' = any(${userIds.map(String)}::text[])))`,
    removes: 'own',
    plain: `id name priority state retry_limit retry_count retry_delay retry_backoff retry_delay_max expire_seconds
      deletion_seconds singleton_key singleton_on group_id group_tier start_after created_on started_on completed_on
      keep_until dead_letter policy heartbeat_on heartbeat_seconds blocked blocking pending_dependencies source_name
      source_id source_created_on source_retry_count source_root_id`,
    json: 'data output source_output',
  },
} as const satisfies Readonly<Record<string, TableRule>>
