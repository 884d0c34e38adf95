import type { TriangulationView } from '@girassol/contract/triangulation'
import type { TriangulationStatus } from '@girassol/domain/orders'
import { reaisFrom } from '@girassol/domain/shared'
import type { Tx } from '../../http/context.ts'
import type { ErpOperation } from '../../integrations/erp/erp.ts'

export type OperationFile = { readonly id: number; readonly name: string; readonly key: string }

/** The files of an operation that were not removed. */
export const listOperationFiles = async (tx: Tx, orderId: number): Promise<readonly OperationFile[]> => {
  const rows = await tx
    .selectFrom('triangulation_file')
    .select(['id', 'name', 'storage_key'])
    .where('order_id', '=', orderId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, storage_key: key }) => ({ id, name, key }))
}

const findOperation = (tx: Tx, orderId: number) =>
  tx.selectFrom('triangulation').selectAll().where('order_id', '=', orderId).executeTakeFirst()

type Of = { readonly id: number; readonly triangulation_status: string | null }

/** The operation of an order as the wire shows it; empty and NOT_CREATED until it is saved (C-76). */
export const findTriangulationView = async (tx: Tx, order: Of): Promise<TriangulationView> => {
  const operation = await findOperation(tx, order.id)
  const files = await listOperationFiles(tx, order.id)
  const cents = operation?.total_value_cents ?? null
  return {
    id: order.id,
    customerDocument: operation?.customer_document ?? '',
    customerName: operation?.customer_name ?? '',
    addressCity: operation?.address_city ?? '',
    addressState: operation?.address_state ?? '',
    totalValue: cents === null ? null : reaisFrom(cents),
    additionalData: operation?.additional_data ?? '',
    status: (order.triangulation_status ?? 'NOT_CREATED') as TriangulationStatus,
    attachments: files.map(({ id, name, key }) => ({ id, name, awsKey: key, deletedAt: null })),
  }
}

/** What the ERP is told of an operation; null until it has its total. */
export const findErpOperation = async (tx: Tx, orderId: number): Promise<ErpOperation | null> => {
  const operation = await findOperation(tx, orderId)
  if (!operation || operation.total_value_cents === null) return null
  return {
    customerDocument: operation.customer_document,
    totalCents: operation.total_value_cents,
    additionalData: operation.additional_data,
  }
}
