export * from './outside-systems.ts'
export * from './setup-items.ts'
export * from './setup-steps.ts'
export * from './system-check.ts'
