import { seesPointsManagementEntry } from '@girassol/domain/points'
import { useSelectedSeller } from '../features/sellers/index.ts'
import type { NavigationEntry } from './navigation.ts'
import { useCan, useRoles } from './session.tsx'

const entry: NavigationEntry = { label: 'Gerenciar Pontos', to: '/pontos/gerenciar', capability: 'points.readAll' }

/** NAV-024, C-17: the entry that also depends on the integrator that staff selected. */
export const usePointsManagementEntry = (): readonly NavigationEntry[] => {
  const roles = useRoles()
  const { seller } = useSelectedSeller(useCan('requester.select'))
  return seesPointsManagementEntry({ roles, selectedEnabled: seller?.pointsEnabled ?? null }) ? [entry] : []
}
