import { lazy, Suspense } from 'react'
import { useNeedsOnboarding } from './use-needs-onboarding.ts'

const OnboardingDialog = lazy(async () => ({
  default: (await import('./onboarding-dialog.tsx')).OnboardingDialog,
}))

/** Shows the company form to an integrator whose seller has no company info yet, above any opened screen (ONB-002). */
export const Onboarding = () => {
  const needsOnboarding = useNeedsOnboarding()
  return <Suspense>{needsOnboarding && <OnboardingDialog />}</Suspense>
}
