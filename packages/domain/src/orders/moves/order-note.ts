import { isBudgetStatus, type OrderStatus } from '../status/order-status.ts'
import { type OrderType, orderTypeNotes } from '../status/order-type.ts'

type Noted = { readonly type: OrderType; readonly status: OrderStatus; readonly futureSale?: 0 | 1 }

const nameEnd = (status: OrderStatus): string | null => {
  if (status === 'INVOICE_REPROVED') return 'reprovado'
  return status === 'INVOICE_CANCELED' || status === 'INVOICE_CANCELED_PAID' ? 'cancelado' : null
}

/** The line under the title of a saved order: what it is, and 'venda futura', 'cancelado', 'reprovado' (DET-007, DET-008). */
export const orderNote = ({ type, status, futureSale = 0 }: Noted): string => {
  const kind = isBudgetStatus(status) ? 'Orçamento' : 'Pedido'
  const what = type === 'PA' ? `${kind} de ${orderTypeNotes.PA}` : `${kind} ${orderTypeNotes[type]}`
  return [what, futureSale === 1 ? 'venda futura' : null, nameEnd(status)].filter((part) => part !== null).join(' · ')
}
