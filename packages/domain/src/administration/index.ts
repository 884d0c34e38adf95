export * from './audit-entry.ts'
export * from './changed-fields.ts'
export * from './user-file.ts'
export * from './user-rules.ts'
