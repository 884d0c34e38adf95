import { isStaff } from '@girassol/domain/access'
import type { ClaimSide } from '@girassol/domain/claims'
import { useRoles } from '../../access/session.tsx'

/** The side on which the user reads claims (CLM-002). */
export const useClaimSide = (): ClaimSide => (isStaff(useRoles()) ? 'distributor' : 'integrator')
