export * from './api-key-rules.ts'
export * from './api-scopes.ts'
export * from './key-text.ts'
