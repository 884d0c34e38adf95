import { useCan, useSession } from '../../access/session.tsx'

/** ONB-002: the integrator's seller has no company info yet, so the portal requires it before anything else. */
export const useNeedsOnboarding = (): boolean => {
  const { seller } = useSession()
  const mayAnswer = useCan('onboarding.answer')
  return mayAnswer && seller !== null && seller.companyInfo === null
}
