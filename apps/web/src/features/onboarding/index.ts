export { Onboarding } from './onboarding.tsx'
export { useNeedsOnboarding } from './use-needs-onboarding.ts'
