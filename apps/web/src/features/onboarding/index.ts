export { Onboarding } from './onboarding.tsx'
export { useCompanyIsAsked } from './use-company-is-asked.ts'
