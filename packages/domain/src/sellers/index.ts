export * from './logo.ts'
export * from './seller-review.ts'
export * from './seller-sentences.ts'
export * from './seller-status.ts'
