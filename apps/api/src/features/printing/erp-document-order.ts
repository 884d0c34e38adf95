import { orderStatuses } from '@girassol/domain/orders'
import { canPrint, type PrintFacts } from '@girassol/domain/printing'
import { centsFromReais, plusDays, toDay } from '@girassol/domain/shared'
import type { ErpDocumentOrder, ErpParty, ErpSlip } from '../../integrations/erp/erp-documents.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

/** A slip without a due date is due this many days after the approval. */
const daysToPay = 3

/** The step of the tracker for an order in picking, and for a billed order (C-49). */
const pickedStep = 5
const billedStep = 6

const toCustomer = (order: OrderRecord): ErpParty => ({
  document: order.customer_document ?? '',
  name: order.customer_name ?? '',
  cep: order.charge_address_cep ?? '',
  street: order.charge_address_description ?? '',
  number: order.charge_address_number ?? '',
  complement: order.charge_address_complement ?? '',
  neighborhood: order.charge_address_neighborhood ?? '',
  cityCode: order.charge_address_erp_city ?? '',
  cityName: order.charge_address_erp_city_name ?? '',
  state: order.charge_address_erp_state ?? '',
  phone: order.customer_phone ?? '',
})

/** Null if the goods go to the customer's own address, or are picked up. */
const toDelivery = (order: OrderRecord): ErpParty | null => {
  if (order.address_type !== 'different') return null
  return {
    ...toCustomer(order),
    cep: order.delivery_address_cep ?? '',
    street: order.delivery_address_description ?? '',
    number: order.delivery_address_number ?? '',
    complement: order.delivery_address_complement ?? '',
    neighborhood: order.delivery_address_neighborhood ?? '',
    cityCode: order.delivery_address_erp_city ?? '',
    cityName: order.delivery_address_erp_city_name ?? '',
    state: order.delivery_address_erp_state ?? '',
  }
}

/** The part that is paid with boletos: everything, the rest after the card, or the released instalments (PAY-015). */
const listSlips = (order: OrderRecord, approvedAt: string): readonly ErpSlip[] => {
  const dueDate = order.payment_due_date ?? plusDays(toDay(approvedAt), daysToPay)
  if (order.payment_method === 'BARCODE') return [{ amountCents: order.total_invoice_cents, dueDate }]
  if (order.payment_method === 'CREDIT_CARD + BARCODE') {
    const onCardCents = (order.card1_value_cents ?? 0) + order.interest_cents
    return [{ amountCents: order.total_invoice_cents - onCardCents, dueDate }]
  }
  return (order.others_payment_method?.installments ?? []).map(({ valueCents, dueDate: day }) => ({
    amountCents: valueCents,
    dueDate: day,
  }))
}

const getTrackerStep = (order: OrderRecord): number => orderStatuses[order.status].tracker

/** The facts that decide which documents a saved order has. */
export const toPrintFacts = (order: OrderRecord): PrintFacts => ({
  status: order.status,
  isFutureSale: order.is_future_sale,
  isTriangulation: order.is_triangulation,
  paymentMethod: order.payment_method,
})

/** An order in the form in which its documents are requested from the ERP. */
export const toErpDocumentOrder = (order: OrderRecord, lines: readonly OrderLine[]): ErpDocumentOrder => {
  const approvedAt = order.approved_at ?? order.finished_at ?? order.created_at
  const status = order.status
  return {
    number: order.id,
    erpNumber: order.erp_number,
    erpTenantId: `${order.company_code},${order.branch_code}`,
    nfKey: order.nf_key,
    isBilled: order.nf !== null || getTrackerStep(order) >= billedStep,
    isFutureSaleBilled: order.is_future_sale && (status === 'FUTURE_SALE' || getTrackerStep(order) >= pickedStep),
    isOperationApproved: canPrint('CO', toPrintFacts(order)).allowed,
    approvedAt,
    customer: toCustomer(order),
    delivery: toDelivery(order),
    seller: { name: order.seller_fancy_name, cnpj: order.seller_cnpj },
    lines: lines.map((line) => ({
      productErpCode: line.product_code,
      description: line.product_name,
      groupCode: line.group_code,
      quantity: line.quantity,
      unitCents: line.unit_value_cents,
    })),
    freightCents: order.freight_cents,
    discountCents: centsFromReais(Number(order.discount_value)),
    totalCents: order.total_invoice_cents,
    weightKg: Number(order.total_weight_kg),
    slips: order.approved_at === null ? [] : listSlips(order, approvedAt),
  }
}
