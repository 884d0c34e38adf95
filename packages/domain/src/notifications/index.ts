export * from './order-notices.ts'
