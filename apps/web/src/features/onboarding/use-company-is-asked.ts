import { useCan, useSession } from '../../access/session.tsx'

/** ONB-002: an integrator's seller has no company info yet, so the portal asks for it before anything else. */
export const useCompanyIsAsked = (): boolean => {
  const { seller } = useSession()
  const tells = useCan('onboarding.tell')
  return tells && seller !== null && seller.companyInfo === null
}
