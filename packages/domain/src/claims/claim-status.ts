/** The statuses of a claim in the order of the work (CLM-002). */
export const claimStatuses = {
  OPEN: { label: 'Aberta', tone: 'info' },
  IN_ANALYSIS: { label: 'Em análise', tone: 'info' },
  WAITING_CUSTOMER: { label: 'Aguardando você', tone: 'attention' },
  APPROVED: { label: 'Aprovada', tone: 'success' },
  RESOLVED: { label: 'Resolvida', tone: 'success' },
  REFUSED: { label: 'Recusada', tone: 'danger' },
  CANCELED: { label: 'Cancelada', tone: 'neutral' },
} as const

export type ClaimStatus = keyof typeof claimStatuses

export const claimStatusNames = [
  'OPEN',
  'IN_ANALYSIS',
  'WAITING_CUSTOMER',
  'APPROVED',
  'RESOLVED',
  'REFUSED',
  'CANCELED',
] as const satisfies readonly ClaimStatus[]

export const claimSideNames = ['integrator', 'distributor'] as const

/** Whose move or message it is: the integrator's, or of the distributor's people who handle claims. */
export type ClaimSide = (typeof claimSideNames)[number]

/** The name of a status for a reader: the distributor does not wait for itself (CLM-002). */
export const nameClaimStatus = (status: ClaimStatus, side: ClaimSide): string =>
  status === 'WAITING_CUSTOMER' && side === 'distributor' ? 'Aguardando integrador' : claimStatuses[status].label

/** Claims that somebody still has to decide on. */
export const isUndecided = (status: ClaimStatus): boolean =>
  status === 'OPEN' || status === 'IN_ANALYSIS' || status === 'WAITING_CUSTOMER'

/** Claims that are not ended: an approved one waits until its solution is carried out (CLM-009, ANA-001). */
export const openClaimStatuses = [
  'OPEN',
  'IN_ANALYSIS',
  'WAITING_CUSTOMER',
  'APPROVED',
] as const satisfies readonly ClaimStatus[]

/** The moves of C-203, with the side that makes each. */
const moves: Readonly<Record<ClaimSide, Readonly<Partial<Record<ClaimStatus, readonly ClaimStatus[]>>>>> = {
  distributor: {
    OPEN: ['IN_ANALYSIS'],
    IN_ANALYSIS: ['WAITING_CUSTOMER', 'APPROVED', 'REFUSED'],
    WAITING_CUSTOMER: ['IN_ANALYSIS'],
    APPROVED: ['RESOLVED'],
  },
  integrator: {
    OPEN: ['CANCELED'],
    IN_ANALYSIS: ['CANCELED'],
    WAITING_CUSTOMER: ['IN_ANALYSIS', 'CANCELED'],
    RESOLVED: ['IN_ANALYSIS'],
    REFUSED: ['IN_ANALYSIS'],
  },
}

/** CLM-002: the statuses to which this side may move a claim; every other move does not exist. */
export const listClaimMoves = (from: ClaimStatus, side: ClaimSide): readonly ClaimStatus[] => moves[side][from] ?? []
