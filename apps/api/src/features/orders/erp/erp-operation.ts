import type { Tx } from '../../../http/context.ts'
import type { ErpOperation } from '../../../integrations/erp/erp.ts'

/** The operation of a triangulation order in the ERP's form; null until it has its total (C-76). */
export const findErpOperation = async (tx: Tx, orderId: number): Promise<ErpOperation | null> => {
  const operation = await tx
    .selectFrom('triangulation')
    .select(['customer_document', 'total_value_cents', 'additional_data'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!operation || operation.total_value_cents === null) return null
  return {
    customerDocument: operation.customer_document,
    totalCents: operation.total_value_cents,
    additionalData: operation.additional_data,
  }
}
