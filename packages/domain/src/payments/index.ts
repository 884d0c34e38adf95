export * from './payment-method.ts'
