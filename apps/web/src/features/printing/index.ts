export { InvoiceDialog } from './lazy-invoice-dialog.ts'
export { usePrintBudget } from './use-print-budget.ts'
