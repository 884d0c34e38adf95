import { type Role, requesterRoles } from '../access/index.ts'

type Viewer = {
  readonly roles: readonly Role[]
  /** Whether the integrator selected by staff is in the programme; null when none is selected. */
  readonly selectedEnabled: boolean | null
}

const isCommercial = (role: Role): boolean => (requesterRoles as readonly Role[]).includes(role)

/**
 * NAV-024, C-17: whether the navigation has the entry 'Gerenciar Pontos'. For administrators while the selected
 * integrator is out of the programme, and for points administrators who are not commercial staff (C-13).
 */
export const seesPointsManagementEntry = ({ roles, selectedEnabled }: Viewer): boolean =>
  (roles.includes('ADMINISTRATOR') && selectedEnabled === false) ||
  (roles.includes('POINTS_ADMINISTRATOR') && !roles.some(isCommercial))
