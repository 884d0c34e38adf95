export { usePrintBudget } from './use-print-budget.ts'
