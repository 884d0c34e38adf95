export * from './check-line.ts'
export * from './check-state.ts'
