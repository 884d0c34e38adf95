import { lazy, Suspense } from 'react'
import { useCan, useSession } from '../../shell/session.tsx'

const OnboardingDialog = lazy(async () => ({
  default: (await import('./onboarding-dialog.tsx')).OnboardingDialog,
}))

/** Asks an integrator whose seller has no company info yet for it, above whatever screen was opened (ONB-002). */
export const Onboarding = () => {
  const { seller } = useSession()
  const tells = useCan('onboarding.tell')
  const isAsked = tells && seller !== null && seller.companyInfo === null
  return <Suspense>{isAsked && <OnboardingDialog />}</Suspense>
}
