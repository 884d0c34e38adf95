import { removedName } from '@girassol/domain/privacy'
import { sql } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { Subject } from '../subject.ts'
import { isCpfOf, isEmailIn, isIn, isTaxOrder, ofOwnOrder, type StoredRow, type TableRule } from './table-rule.ts'

const isTaxRecord = () => isTaxOrder(sql.ref('order_id'))

const [personCpf, personEmail] = [sql`person->>'personCpf'`, sql`person->>'personEmail'`]

/** What who received a delivery of an order of the person found. */
const ofOwnDelivery = (column: string) => ({
  own: ({ orderIds }: Subject) =>
    sql<boolean>`${sql.ref(column)} in (select delivery.id from delivery where ${isIn('delivery.order_id', orderIds)})`,
})

/** A cart or a budget without its customer: a customer must be chosen before it becomes an order. */
const withoutCustomer = { customer_name: null, customer_type: null, insurance: false }

const setOrder = ({ status }: StoredRow): StoredRow => (status === 'CART' || status === 'BUDGET' ? withoutCustomer : {})

const setRevision = ({ content }: StoredRow): StoredRow => {
  const version = content as { readonly customerName?: string | null }
  return version.customerName ? { content: { ...version, customerName: removedName } } : {}
}

const nothingOfCustomer = {
  customerDocument: null,
  customerPhone: null,
  customerEmail: null,
  billingAddress: null,
  deliveryAddress: null,
}

const setSellerChange = ({ content }: StoredRow): StoredRow => {
  const former = content as { readonly customerName?: string | null }
  const customerName = former.customerName ? removedName : null
  return { content: { ...former, ...nothingOfCustomer, customerName } }
}

/** The person pays with a card for an order of somebody else. */
const isHolder = (subject: Subject) => isCpfOf(sql.ref('card_holder_document'), subject)

/** Orders, budgets and carts with all that belongs to them. */
export const orderTables = {
  budget_revision: {
    label: 'Versões de orçamentos',
    ...ofOwnOrder(),
    set: setRevision,
    plain: 'id order_id version saved_at replaced_at',
    text: 'replaced_by',
    json: 'content',
  },
  card_analysis: {
    label: 'Análises de cartão',
    ...ofOwnOrder(),
    plain: 'id order_id status consult match match2 created_at finished_at check_failed_at',
  },
  card_analysis_log: {
    label: 'Histórico de análises de cartão',
    own: ({ userIds, orderIds }) =>
      sql<boolean>`(${isIn('user_id', userIds)} or card_analysis_id in (
        select card_analysis.id from card_analysis where ${isIn('order_id', orderIds)}))`,
    stays: 'evidence',
    plain: 'id card_analysis_id user_id type created_at',
    text: 'description',
  },
  freight_sending: { label: 'Pedidos', plain: 'order_id started_at' },
  order_attachment: {
    label: 'Arquivos',
    ...ofOwnOrder(),
    isTaxRecord,
    removes: 'own',
    plain:
      'id order_id type status content_type size_bytes added_by created_at deleted_at voucher_number amount_cents voucher_date bank_account_id bank_number bank_branch bank_account bank_account_name send_count sent_at version before_seller_change',
    internal: 'storage_key',
    text: 'filename erp_refusal',
  },
  order_charge: {
    label: 'Cobranças',
    orderColumn: 'order_id',
    own: (subject) => sql<boolean>`(${isIn('order_id', subject.orderIds)} or ${isHolder(subject)})`,
    isTaxRecord,
    plain:
      'id order_id part attempt means amount_cents installments state due_date gateway_id paid_cents created_at paid_at settled_at resolution resolved_by resolved_at',
    tax: 'card_number card_holder_document url token code',
    text: 'refusal resolution_reason',
  },
  order_financing: {
    label: 'Análises de crédito',
    orderColumn: 'order_id',
    own: (subject) =>
      sql<boolean>`(${isIn('order_id', subject.orderIds)} or ${isCpfOf(personCpf, subject)}
        or ${isEmailIn(personEmail, subject.emails)})`,
    removes: 'own',
    plain:
      'order_id equipment_value_cents input_value_cents waiting_period_days installments installments_value_cents saved_by saved_at',
    json: 'company person reference account',
  },
  ended_item: { label: 'Itens de pedidos', ...ofOwnOrder(), plain: 'order_id product_code reason marked_at' },
  substitution_suggestion: {
    label: 'Sugestões de troca',
    ...ofOwnOrder(),
    plain: 'id order_id seller_id replaces_code by_code status made_by made_at answered_by answered_at',
    text: 'text reason',
  },
  order_item: {
    label: 'Itens de pedidos',
    ...ofOwnOrder(),
    plain: 'id order_id product_code product_name quantity unit_value_cents availability position kit_quantity',
    internal: 'cost_cents agreed_unit_cents',
  },
  order_log: {
    label: 'Histórico de pedidos',
    orderColumn: 'order_id',
    own: ({ userIds, orderIds }) => sql<boolean>`(${isIn('user_id', userIds)} or ${isIn('order_id', orderIds)})`,
    stays: 'evidence',
    plain: 'id order_id user_id from_status to_status created_at company_id on_behalf_of staff_only',
    text: 'author description',
  },
  credit_receipt: { label: 'Crédito de pedidos', plain: 'order_id received_cents reported_at' },
  credit_release: {
    label: 'Crédito de pedidos',
    plain: 'order_id total_cents released_by released_at',
    text: 'reason',
  },
  delivery: {
    label: 'Entregas',
    ...ofOwnOrder(),
    plain: `id order_id number status nf nf_key promised_on first_promised_on dispatched_at delivered_at is_governed version
      created_at claim_id`,
    text: 'carrier tracking_code tracking_link',
  },
  delivery_check: {
    label: 'Conferências de entregas',
    ...ofOwnDelivery('delivery_check.delivery_id'),
    plain: 'delivery_id closed_by closed_at is_divergent claim_id',
    text: 'signed_by',
  },
  delivery_check_line: {
    label: 'Conferências de entregas',
    ...ofOwnDelivery('delivery_check_line.delivery_id'),
    plain: 'delivery_id order_item_id counted condition affected saved_by saved_at',
    text: 'note',
  },
  delivery_check_photo: {
    label: 'Fotos de conferências',
    ...ofOwnDelivery('delivery_check_photo.delivery_id'),
    removes: 'own',
    plain: 'id delivery_id order_item_id content_type width height added_by added_at',
    internal: 'storage_key',
  },
  serial_number: {
    label: 'Números de série',
    plain: `id order_id order_item_id product_code number source delivery_id registered_by registered_at
      replaces_id first_id`,
  },
  delivery_line: { label: 'Entregas', plain: 'delivery_id order_item_id quantity' },
  stock_hold: {
    label: 'Reservas de estoque',
    ...ofOwnOrder(),
    plain: 'order_id state made_by first_made_at made_at until approved_at ended_at',
    text: 'release_reason',
  },
  stock_hold_line: {
    label: 'Reservas de estoque',
    plain: 'order_id product_code asked units reason untold_loss is_live until',
  },
  order_reminder: { label: 'Pedidos', plain: 'order_id type announced sent_at' },
  orders: {
    label: 'Pedidos e orçamentos',
    ...ofOwnOrder('id'),
    isTaxRecord: () => isTaxOrder(sql.ref('orders.id')),
    set: setOrder,
    plain: `id type status seller_id site_id created_by made_by_key created_at finished_at finished_by approved_at company_code branch_code
      customer_type address_type delivery_deadline estimated_delivery_date payment_method card1_value_cents
      card2_value_cents card1_installments card2_installments financing_bank is_payment_special_financing
      others_payment_method freight_cents raw_invoice_cents interest_cents interest_percentage total_invoice_cents
      sub_total_cents sub_total_with_discount_cents kit_power_kw delivery_date is_future_sale is_triangulation
      triangulation_status highlight_shipping_nf insurance status_before erp_number money_in_at payment_due_date nf nf_key
      waybill_date actual_estimated_delivery_date fretefy_code fretefy_carrier_code remade_from total_weight_kg
      total_cubage_m3 generator kit version approval_until negotiated_until touched_at`,
    internal: `discount_value freight_discount_cents freight_percentage freight_minimum_cents gross_commission_cents
      percentage net_commission_cents margin_liquid search awaits_payment_release is_waiting margin_given_by
      margin_given_at fretefy_freight_cents fretefy_cubage_m3 seller_changed_line seller_changed_version
      deliveries_done deliveries_all agreed_discount_cents`,
    empty: 'customer_id customer_phone customer_email delivery_address_id',
    taxName: 'customer_name',
    tax: `customer_document charge_address_cep charge_address_description charge_address_number charge_address_complement
      charge_address_neighborhood charge_address_erp_state charge_address_erp_city charge_address_erp_city_name
      delivery_address_cep delivery_address_description delivery_address_number delivery_address_complement
      delivery_address_neighborhood delivery_address_erp_state delivery_address_erp_city delivery_address_erp_city_name
      barcode_url`,
    text: 'additional_data approval_feedback margin_reason fretefy_carrier_name fretefy_carrier_document',
  },
  purchase_approval: {
    label: 'Aprovações de compra',
    ...ofOwnOrder(),
    plain: `id order_id seller_id source status reasons total_cents requested_by requested_by_key requested_at expires_at answered_by
      answered_at version`,
    text: 'answer',
  },
  seller_change: {
    label: 'Mudanças de integrador',
    ...ofOwnOrder(),
    set: setSellerChange,
    plain: 'id order_id from_seller_id to_seller_id changed_by changed_at',
    json: 'content',
  },
  triangulation: {
    label: 'Operações por conta e ordem',
    orderColumn: 'order_id',
    own: (subject) =>
      sql<boolean>`(${isIn('order_id', subject.orderIds)} or ${isCpfOf(sql.ref('customer_document'), subject)})`,
    isTaxRecord,
    plain: 'order_id address_city address_state total_value_cents updated_at version updated_by',
    taxName: 'customer_name',
    taxBlank: 'customer_document',
    text: 'additional_data',
  },
  triangulation_file: {
    label: 'Arquivos',
    orderColumn: 'order_id',
    own: (subject) =>
      sql<boolean>`order_id in (select triangulation.order_id from triangulation
        where ${isIn('triangulation.order_id', subject.orderIds)}
          or ${isCpfOf(sql.ref('customer_document'), subject)})`,
    isTaxRecord,
    removes: 'own',
    plain: 'id order_id created_at deleted_at bytes',
    internal: 'storage_key',
    text: 'name',
  },
} as const satisfies Partial<Record<keyof DB, TableRule>>
