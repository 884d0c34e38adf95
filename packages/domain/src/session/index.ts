export * from './password-policy.ts'
