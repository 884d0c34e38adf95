export * from './seller-sentences.ts'
