export * from './card-analysis-rules.ts'
export * from './card-analysis-status.ts'
export * from './card-match.ts'
