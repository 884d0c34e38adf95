import type { PointsViewer } from '@girassol/domain/points'
import { useCan, useRoles, useSession } from '../../access/session.tsx'
import { useSelectedSeller } from './use-selected-seller.ts'

/** The user as the points area sees them (NAV-023); `isLoading` while the selected integrator is unknown. */
export const usePointsViewer = (): PointsViewer & { readonly isLoading: boolean } => {
  const { seller, owner } = useSession()
  const roles = useRoles()
  const selected = useSelectedSeller(useCan('requester.select'))
  return {
    roles,
    ownEnabled: (seller ?? owner)?.pointsEnabled ?? null,
    selectedEnabled: selected.seller?.pointsEnabled ?? null,
    isLoading: selected.isLoading,
  }
}
