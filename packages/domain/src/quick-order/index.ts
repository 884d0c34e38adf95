export * from './judge-entries.ts'
export * from './ordered-products.ts'
export * from './read-lines.ts'
