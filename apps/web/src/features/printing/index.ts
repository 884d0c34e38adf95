export { LazyInvoiceDialog } from './lazy-invoice-dialog.tsx'
export { usePrintBudget } from './use-print-budget.ts'
