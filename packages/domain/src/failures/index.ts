export * from './can-retry.ts'
export * from './failure-reason.ts'
export * from './operations.ts'
