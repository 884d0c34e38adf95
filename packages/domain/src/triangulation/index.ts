export * from './release-checklist.ts'
export * from './triangulation-file.ts'
export * from './triangulation-rules.ts'
export * from './triangulation-status.ts'
