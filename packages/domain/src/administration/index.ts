export * from './audit-entry.ts'
export * from './changed-fields.ts'
