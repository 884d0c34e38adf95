export * from './held-units.ts'
export * from './hold-rules.ts'
export * from './hold-state.ts'
export * from './hold-time-left.ts'
