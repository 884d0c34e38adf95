export * from './company-info.ts'
export * from './onboarding-profile.ts'
export * from './onboarding-questions.ts'
