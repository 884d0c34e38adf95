import type { OrderView } from '@girassol/contract/orders'
import type { RowAction } from '@girassol/domain/orders'

/** The fields that a list row and the detail of an order share, enough for every dialog about it. */
export type ActedOrder = Pick<
  OrderView,
  'id' | 'type' | 'status' | 'version' | 'customerName' | 'paymentMethod' | 'totalInvoice'
> & {
  readonly approvalFeedback?: string | null
  readonly barcodeUrl?: string | null
  /** Not paid yet, for an order that may be released (USE-022). */
  readonly amountDue?: number | null
  /** A list row has fewer fields than the full record. */
  readonly actions: Pick<OrderView['actions'], RowAction> & Partial<OrderView['actions']>
}
