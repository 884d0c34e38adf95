import type { OrderView } from '@girassol/contract/orders'
import type { RowAction } from '@girassol/domain/orders'

/** What a list row and the detail both know of an order, enough for any dialog about it. */
export type ActedOrder = Pick<
  OrderView,
  'id' | 'type' | 'status' | 'customerName' | 'paymentMethod' | 'totalInvoice'
> & {
  readonly approvalFeedback?: string | null
  readonly barcodeUrl?: string | null
  /** Not paid yet, of an order that may be released (USE-022). */
  readonly amountDue?: number | null
  /** A row is asked for less than the record itself. */
  readonly actions: Pick<OrderView['actions'], RowAction> & Partial<OrderView['actions']>
}
