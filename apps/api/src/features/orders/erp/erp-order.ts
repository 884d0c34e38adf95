import type { Tx } from '../../../http/context.ts'
import type { ErpOrder } from '../../../integrations/erp/erp.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'

/** An order in the form in which the ERP creates it (E2). */
export const loadErpOrder = async (tx: Tx, order: OrderRecord): Promise<ErpOrder> => {
  const items = await tx
    .selectFrom('order_item')
    .select(['product_code', 'quantity', 'unit_value_cents'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return {
    number: order.id,
    erpTenantId: `${order.company_code},${order.branch_code}`,
    sellerCode: order.seller_erp_code,
    customerDocument: order.customer_document ?? '',
    paymentConditionCode: order.others_payment_method?.code ?? '001',
    freightCents: order.freight_cents,
    discountCents: order.sub_total_cents - order.sub_total_with_discount_cents,
    totalCents: order.total_invoice_cents,
    futureSale: order.is_future_sale,
    additionalData: order.additional_data ?? '',
    lines: items.map((item) => ({
      productErpCode: item.product_code,
      quantity: item.quantity,
      unitCents: item.unit_value_cents,
    })),
  }
}
