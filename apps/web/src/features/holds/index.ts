export { HeldMark } from './held-until.tsx'
export { useBudgetHold } from './use-budget-hold.tsx'
