export * from './company-user-rules.ts'
export * from './invitation-rules.ts'
