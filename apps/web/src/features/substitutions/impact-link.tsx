import { useCan } from '../../access/session.tsx'
import { AppLink } from '../../ui/app-link.tsx'

/** Who is affected when the product ends (C-193); for those who decide about it. */
export const ImpactLink = ({ code }: { readonly code: string }) => {
  const readsImpact = useCan('substitution.impact')
  return readsImpact ? <AppLink to={`/impacto/${code}`}>Ver impacto</AppLink> : null
}
