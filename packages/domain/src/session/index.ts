export * from './fresh-sign-in.ts'
export * from './guessable-password.ts'
export * from './password-link.ts'
export * from './password-policy.ts'
