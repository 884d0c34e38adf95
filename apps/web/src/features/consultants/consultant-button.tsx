import { toChatAddress } from '@girassol/domain/consultants'
import { IconMessageCircle } from '@tabler/icons-react'
import { useRef } from 'react'
import { externalAnchor } from '../../ui/external-link.tsx'
import { useCoversContent } from '../../ui/use-covers-content.ts'
import classes from './consultant-button.module.css'
import { useConsultant } from './use-consultant.ts'

type FloatingChatProps = { readonly name: string; readonly address: string }

/** USE-013: hidden where it would cover content; the side menu always has the same link. */
const FloatingChat = ({ name, address }: FloatingChatProps) => {
  const place = useRef<HTMLElement>(null)
  const isHidden = useCoversContent(place)
  return (
    <aside ref={place} aria-label="Atendimento" className={classes.place} data-hidden={isHidden || undefined}>
      <a href={address} {...externalAnchor} className={classes.button} title={name}>
        <IconMessageCircle size={20} aria-hidden />
        <span className={classes.label}>Fale com um consultor</span>
      </a>
    </aside>
  )
}

/** NAV-014, NAV-015: opens a chat with the consultant of the integrator's state; nothing when there is none. */
export const ConsultantButton = () => {
  const consultant = useConsultant()
  if (consultant === null) return null
  return <FloatingChat name={consultant.consultantName} address={toChatAddress(consultant.phoneNumber)} />
}
