export * from './order-notices.ts'
export * from './payment-notices.ts'
