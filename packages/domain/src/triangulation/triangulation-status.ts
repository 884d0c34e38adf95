import type { TriangulationStatus } from '../orders/moves/order-facts.ts'

/** TRI-002: the badge of an operation that is locked; the others have none. */
export const triangulationBadges = {
  NOT_CREATED: null,
  CREATED: null,
  COMPLETED: null,
  PROCESSING: 'PROCESSANDO',
  APPROVED: 'LIBERADO',
} as const satisfies Record<TriangulationStatus, string | null>

/** The possible next states of an operation; a test proves that every status is reached. */
export const triangulationMoves = {
  save: { from: ['NOT_CREATED', 'CREATED', 'COMPLETED'], to: ['CREATED', 'COMPLETED'] },
  release: { from: ['COMPLETED'], to: ['PROCESSING'] },
  approvedByErp: { from: ['PROCESSING'], to: ['APPROVED'] },
  refusedByErp: { from: ['PROCESSING'], to: ['COMPLETED'] },
} as const satisfies Record<
  string,
  { readonly from: readonly TriangulationStatus[]; readonly to: readonly TriangulationStatus[] }
>

/** TRI-010: an operation that the ERP processes or has approved cannot be edited. */
export const isLocked = (status: TriangulationStatus): boolean =>
  !(triangulationMoves.save.from as readonly TriangulationStatus[]).includes(status)
