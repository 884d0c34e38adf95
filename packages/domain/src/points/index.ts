export * from './points-credit.ts'
export * from './points-ledger.ts'
export * from './post-points.ts'
