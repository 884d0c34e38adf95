export * from './password-link.ts'
export * from './password-policy.ts'
