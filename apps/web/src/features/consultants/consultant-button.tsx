import { listConsultants } from '@girassol/contract/consultants'
import { chatAddressOf, consultantOf } from '@girassol/domain/consultants'
import { IconMessageCircle } from '@tabler/icons-react'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useSession } from '../../shell/session.tsx'
import { externalAnchor } from '../../ui/external-link.tsx'
import { useSelectedSeller } from '../sellers/index.ts'
import classes from './consultant-button.module.css'

const hourMs = 3_600_000

/** The state of the integrator in whose name one works: the own, the owner's, the selected one's. */
const useSellerState = (): string | undefined => {
  const { seller, owner } = useSession()
  const { seller: selected } = useSelectedSeller()
  return (seller ?? owner ?? selected)?.erpState
}

/** NAV-014, NAV-015: opens a chat with the consultant of the integrator's state; nothing where there is none. */
export const ConsultantButton = () => {
  const state = useSellerState()
  const { data = [] } = useEndpointQuery(listConsultants, {}, { enabled: state !== undefined, staleTime: hourMs })
  const consultant = state === undefined ? null : consultantOf(data, state)
  if (consultant === null) return null
  return (
    <aside aria-label="Atendimento">
      <a
        href={chatAddressOf(consultant.phoneNumber)}
        {...externalAnchor}
        className={classes.button}
        title={consultant.consultantName}
      >
        <IconMessageCircle size={20} aria-hidden />
        <span className={classes.label}>Fale com um consultor</span>
      </a>
    </aside>
  )
}
