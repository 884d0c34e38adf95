export * from './onboarding-answers.ts'
export * from './onboarding-profile.ts'
export * from './onboarding-questions.ts'
