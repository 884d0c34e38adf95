import { toChatAddress } from '@girassol/domain/consultants'
import { ExternalLink } from '../../ui/external-link.tsx'
import classes from './consultant-link.module.css'
import { useConsultant } from './use-consultant.ts'

/** NAV-014: the same chat from the side menu, for pages where the floating button is hidden. */
export const ConsultantLink = () => {
  const consultant = useConsultant()
  if (consultant === null) return null
  return (
    <ExternalLink href={toChatAddress(consultant.phoneNumber)} label="Fale com um consultor" className={classes.link} />
  )
}
