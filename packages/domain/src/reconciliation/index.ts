export * from './can-compare-day.ts'
export * from './can-handle-difference.ts'
export * from './compare-money.ts'
export * from './reconciliation-words.ts'
