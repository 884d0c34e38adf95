import type { OrderView } from '@girassol/contract/orders'

/** What a row of the list and the detail both know of a budget, enough for its menu and dialogs. */
export type ActedBudget = Pick<OrderView, 'id' | 'status' | 'customerName' | 'totalInvoice'> & {
  readonly actions: Pick<OrderView['actions'], 'placeOrder' | 'editBudget' | 'removeBudget' | 'remake' | 'print'>
}

/** Every dialog about a budget takes these; it is mounted open. */
export type BudgetDialogProps = { readonly order: ActedBudget; readonly onClose: () => void }

/** In edit mode the URL names the step. */
export const toEditPath = (id: number): string => `/orcamentos/${id}?passo=2`
