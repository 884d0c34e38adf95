export * from './approval-rights.ts'
export * from './approval-status.ts'
export * from './purchase-limits.ts'
