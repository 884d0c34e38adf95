export * from './company-user-rules.ts'
