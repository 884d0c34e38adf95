export * from './order-status.ts'
export * from './order-totals.ts'
export * from './order-type.ts'
