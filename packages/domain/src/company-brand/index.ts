export * from './brand-colours.ts'
export * from './brand-limits.ts'
export * from './brand-logo.ts'
