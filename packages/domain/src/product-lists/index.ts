export * from './product-list.ts'
