export * from './triangulation-rules.ts'
export * from './triangulation-status.ts'
