import { listConsultants } from '@girassol/contract/consultants'
import { findConsultant } from '@girassol/domain/consultants'
import { useSession } from '../../access/session.tsx'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useSelectedSeller } from '../sellers/index.ts'

const hourMs = 3_600_000

/** The state of the current integrator: the user's own, the company's, or the selected one's. */
const useSellerState = (): string | undefined => {
  const { seller, owner } = useSession()
  const { seller: selected } = useSelectedSeller()
  return (seller ?? owner ?? selected)?.erpState
}

/** NAV-015: the consultant of the integrator's state, null when there is none. */
export const useConsultant = () => {
  const state = useSellerState()
  const { data = [] } = useEndpointQuery(listConsultants, {}, { enabled: state !== undefined, staleTime: hourMs })
  return state === undefined ? null : findConsultant(data, state)
}
