export * from './budget-difference.ts'
export * from './compared-budgets.ts'
export * from './missing-to-save.ts'
export * from './remake-changes.ts'
