import { type OrderStatus, orderStatuses } from '@girassol/domain/orders'
import { type Glyph, StatusPill } from '../../ui/status-pill.tsx'

const byTracker = (status: OrderStatus): Glyph => orderStatuses[status].tracker

/** Glyphs differ within one tone, so that colour alone never has a meaning; a number is the fill of the tracker. */
const glyphs: Partial<Record<OrderStatus, Glyph>> = {
  CART: 'draft',
  BUDGET: 'draft',
  BUDGET_EXPIRED: 'clock',
  INVOICE_REPROVED: 'cross',
  INVOICE_CANCELED: 'cross',
  INVOICE_CANCELED_PAID: 'cross',
  INVOICE_PAYMENT_ERROR: 'cross',
  PROCESSING: 'working',
  CONFIRMING_PAYMENT_ERP: 'working',
  CONFIRMING_BILL_ERP: 'working',
  PROCESSING_CANCELLATION: 'working',
  PROCESSING_DISASSEMBLY: 'working',
  INVOICE_ANALYSIS: 'pause',
  BILLED_WAITING_PAYMENT: 'pause',
  BILLED_WAITING_RELEASE: 'pause',
  WAITING_APPROVAL: 'pause',
  FUTURE_SALE: 'calendar',
  INVOICE_DELIVERED: 'check',
  INVOICE_RETURNED: 'arrow',
}

/** A status by its colour, its glyph and its word (ORD-009, C-48). */
export const OrderStatusBadge = ({ status }: { readonly status: OrderStatus }) => (
  <StatusPill
    tone={orderStatuses[status].tone}
    glyph={glyphs[status] ?? byTracker(status)}
    label={orderStatuses[status].label}
  />
)
