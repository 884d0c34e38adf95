import type { ClaimMoveView } from '@girassol/contract/claims'
import { type ClaimSide, nameClaimStatus } from '@girassol/domain/claims'

/** What a move did, for the history: a return to the analysis says where it came from. */
export const describeClaimMove = ({ from, to }: ClaimMoveView, side: ClaimSide): string => {
  if (from === null) return 'Ocorrência aberta'
  if (to === 'IN_ANALYSIS' && from === 'RESOLVED') return 'Reaberta'
  if (to === 'IN_ANALYSIS' && from === 'REFUSED') return 'Contestada'
  if (to === 'IN_ANALYSIS' && from === 'WAITING_CUSTOMER') return 'Análise retomada'
  return nameClaimStatus(to, side)
}
