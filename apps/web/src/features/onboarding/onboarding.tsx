import { lazy, Suspense } from 'react'
import { useNeedsOnboarding } from './use-needs-onboarding.ts'

const OnboardingDialog = lazy(async () => ({
  default: (await import('./onboarding-dialog.tsx')).OnboardingDialog,
}))

/** Asks an integrator whose seller has no company info yet for it, above whatever screen was opened (ONB-002). */
export const Onboarding = () => {
  const needsOnboarding = useNeedsOnboarding()
  return <Suspense>{needsOnboarding && <OnboardingDialog />}</Suspense>
}
