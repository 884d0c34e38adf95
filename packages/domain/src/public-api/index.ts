export * from './api-codes.ts'
export * from './call-windows.ts'
export * from './idempotency-key.ts'
