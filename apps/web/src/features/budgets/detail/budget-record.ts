import type { OrderView } from '@girassol/contract/orders'

/** The fields that a list row and the detail of a budget share, enough for its menu and dialogs. */
export type ActedBudget = Pick<OrderView, 'id' | 'type' | 'status' | 'customerName' | 'totalInvoice'> & {
  readonly actions: Pick<OrderView['actions'], 'placeOrder' | 'editBudget' | 'removeBudget' | 'remake' | 'print'> &
    Partial<Pick<OrderView['actions'], 'changeSeller'>>
}

/** The props of every dialog about a budget; the dialog is mounted open. */
export type BudgetDialogProps = { readonly order: ActedBudget; readonly onClose: () => void }

/** In edit mode the URL names the step. */
export const toEditPath = (id: number): string => `/orcamentos/${id}?passo=2`
