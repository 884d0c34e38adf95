import type { OrderRecord } from '../order-record/order-record.ts'

/** What a remade budget copies from its source: customer, delivery and payment. */
const copiedColumns = [
  'type',
  'seller_id',
  'company_code',
  'branch_code',
  'customer_id',
  'customer_type',
  'customer_document',
  'customer_name',
  'customer_phone',
  'customer_email',
  'charge_address_cep',
  'charge_address_description',
  'charge_address_number',
  'charge_address_complement',
  'charge_address_neighborhood',
  'charge_address_erp_state',
  'charge_address_erp_city',
  'charge_address_erp_city_name',
  'address_type',
  'delivery_address_id',
  'delivery_address_cep',
  'delivery_address_description',
  'delivery_address_number',
  'delivery_address_complement',
  'delivery_address_neighborhood',
  'delivery_address_erp_state',
  'delivery_address_erp_city',
  'delivery_address_erp_city_name',
  'payment_method',
  'card1_value_cents',
  'card2_value_cents',
  'card1_installments',
  'card2_installments',
  'financing_bank',
  'is_payment_special_financing',
  'additional_data',
  'gross_commission_cents',
  'site_id',
  'generator',
  'kit',
] as const satisfies readonly (keyof OrderRecord)[]

type CopiedColumns = Pick<OrderRecord, (typeof copiedColumns)[number]>

export const pickCopiedColumns = (source: OrderRecord): CopiedColumns =>
  Object.fromEntries(copiedColumns.map((column) => [column, source[column]])) as CopiedColumns

/** The discounts on the items and on the freight were agreed for the prices of that day, so neither is copied. */
export const asRemade = (source: OrderRecord): OrderRecord => ({
  ...source,
  discount_value: '0',
  freight_discount_cents: 0,
})
