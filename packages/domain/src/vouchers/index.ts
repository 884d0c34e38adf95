export * from './voucher.ts'
