export * from './erasure-rules.ts'
export * from './identifying-words.ts'
export * from './kept-records.ts'
export * from './subject.ts'
