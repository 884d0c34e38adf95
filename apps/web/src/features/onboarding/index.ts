export { Onboarding } from './onboarding.tsx'
