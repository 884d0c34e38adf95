import type { StatusMove } from './tracker-dates.ts'

/**
 * The instant since which an order has its current status (USE-023): its last move, because edits and remarks do not
 * change the status. Null without any move.
 */
export const computeStatusSince = (moves: readonly StatusMove[]): string | null => moves.at(-1)?.at ?? null
