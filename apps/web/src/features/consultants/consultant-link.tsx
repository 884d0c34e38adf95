import { toChatAddress } from '@girassol/domain/consultants'
import { ExternalLink } from '../../ui/external-link.tsx'
import classes from './consultant-link.module.css'
import { useConsultant } from './use-consultant.ts'

/** NAV-014: the same chat from the side menu, where the floating button gave way to the content. */
export const ConsultantLink = () => {
  const consultant = useConsultant()
  if (consultant === null) return null
  return (
    <ExternalLink href={toChatAddress(consultant.phoneNumber)} label="Fale com um consultor" className={classes.link} />
  )
}
